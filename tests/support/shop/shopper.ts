import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { sessionCookie } from '#access/session/cookieNames.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { CartView } from '#domain/calls/cart.ts'
import type { QuoteView } from '#domain/calls/payments.ts'
import type { Order, User } from '#payload-types'
import { type Browser, openBrowser } from '../browser.ts'
import { payAtGateway } from '../buying.ts'
import { createPerson } from '../people.ts'
import { openTestSession } from '../sessions.ts'

export type Shopper = { person: User & { phone: string }; browser: Browser; id: string }

/** Signs a person in by inserting a session instead of calling with codes: fast, for tests of many people. */
export async function signInAt(
  payload: BasePayload,
  project: RequestProject,
  person: User,
  browser: Browser = openBrowser(project),
): Promise<Browser> {
  const expiresAt = new Date(Date.now() + 90 * DAY_MS).toISOString()
  const token = await openTestSession(payload, String(person.id), project, false, { expiresAt })
  browser.jar.set(sessionCookie(project.slug), token)
  return browser
}

/** Creates a student with a browser in which they are signed in. */
export async function openShopper(payload: BasePayload, project: RequestProject): Promise<Shopper> {
  const person = await createPerson(payload, project)
  return { person, id: String(person.id), browser: await signInAt(payload, project, person) }
}

export type Refusable<T> = T & { apiSuccess: boolean; message: string; code?: string; missingPaise?: number }
type Body = { items: { product: unknown; quantity?: number }[]; [name: string]: unknown }
export type Txn = {
  gatewayOrderId: string
  amount: number
  checkout: { kind: string; instructions?: string }
  heldUntil: number | null
}
export type Receipt = { status: string; orderStatus: string; receipt: { number: string; classes: string[] } }

const filled = ({ items, ...body }: Body) => ({
  ...body,
  items: items.map((item) => ({ quantity: 1, ...item, product: String(item.product) })),
})

/** Quotes items for the person of a browser. */
export const quoteAt = (browser: Browser, body: Body) =>
  browser.post<Refusable<{ quote: QuoteView }>>('/payment/quote', filled(body))

/** Quotes and places an order as the checkout does; returns the response of the second call. */
export async function placeAt(browser: Browser, body: Body) {
  const { body: quoted } = await quoteAt(browser, body)
  return browser.post<Refusable<{ orderId: string; number: string; payable: number; quote: QuoteView }>>(
    '/payment/placeOrder',
    { ...filled(body), quoteId: quoted.quote?.quoteId ?? 'none' },
  )
}

/** Places an order and returns its id; throws when it is refused. */
export async function orderAt(browser: Browser, body: Body): Promise<string> {
  const { body: placed } = await placeAt(browser, body)
  if (!placed.orderId) throw new Error(`no order: ${JSON.stringify(placed)}`)
  return placed.orderId
}

export const startAt = (browser: Browser, orderId: string, gateway = 'sandbox') =>
  browser.post<Refusable<Txn>>('/payment/createTxn', { orderId, gateway })

/** Pays an order at the sandbox gateway and posts the callback. */
export async function payAt(
  payload: BasePayload,
  project: RequestProject,
  browser: Browser,
  orderId: string,
  state: 'paid' | 'failed' = 'paid',
) {
  const { body } = await startAt(browser, orderId)
  const fields = await payAtGateway(payload, project, body.gatewayOrderId, state)
  return browser.post<Refusable<Receipt>>('/payment/orderReceipt', { orderId, ...fields })
}

/** Places and pays an order and returns its id; throws when either fails. */
export async function buyAt(
  payload: BasePayload,
  project: RequestProject,
  browser: Browser,
  body: Body,
): Promise<string> {
  const orderId = await orderAt(browser, body)
  const { body: receipt } = await payAt(payload, project, browser, orderId)
  if (receipt.status !== 'paid') throw new Error(`not paid: ${JSON.stringify(receipt)}`)
  return orderId
}

/** The cart that a browser shows. */
export async function cartAt(browser: Browser, coupon?: string): Promise<CartView> {
  const query = coupon === undefined ? '' : `?coupon=${encodeURIComponent(coupon)}`
  return (await browser.get<{ cart: CartView }>(`/cart${query}`)).body.cart
}

/** Changes the cart of a browser. */
export const changeCartAt = (browser: Browser, product: unknown, change: Record<string, unknown> = {}) =>
  browser.post<Refusable<{ cart: CartView }>>('/cart/change', { product: String(product), ...change })

/** The stored order. */
export const orderRow = async (payload: BasePayload, id: string): Promise<Order> =>
  (await payload.db.findOne<Order>({ collection: 'orders', where: { id: { equals: id } } })) as Order
