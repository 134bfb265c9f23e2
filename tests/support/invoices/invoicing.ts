import { handleEndpoints } from 'payload'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { readRows } from '#database/guard.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import config from '#payload-config'
import type { Invoice, Order, SellingProduct, User } from '#payload-types'
import type { Browser } from '../browser.ts'
import type { Shop } from '../shop/openShop.ts'
import { paymentEventOf, placeOrderFor, startSandboxPayment } from '../shop/sell.ts'
import { setShop } from '../shop/shopOwner.ts'

/** A made-up GSTIN with the state code of Madhya Pradesh. */
export const SELLER_GSTIN = '23AAAAA0000A1ZA'

/** Registers a shop for GST in Madhya Pradesh and stops rounding to rupees; `invoicing` are its invoice settings. */
export const registerForGst = ({ payload, project }: Shop, invoicing: Record<string, unknown> = {}) =>
  setShop(payload, project, 'shop-settings', {
    tax: { gstin: SELLER_GSTIN, legalName: 'A school, limited', address: '1 Example Road' },
    invoicing,
    roundsToRupee: false,
  })

/** Places an order and starts its payment; `pay` settles that payment as paid at a time. Throws when either is refused. */
export async function readyToPay(
  { payload, project }: Shop,
  person: User,
  products: readonly SellingProduct[],
): Promise<{ order: Order; pay: (now?: Date) => Promise<unknown> }> {
  const items = products.map(({ id }) => ({ product: String(id), quantity: 1 }))
  const placed = await placeOrderFor(payload, project, person, { items } as never)
  if (!placed.ok) throw new Error(placed.reason)
  const started = await startSandboxPayment(payload, project, placed.order)
  if (started.state !== 'open') throw new Error(started.state)
  const paymentEvent = paymentEventOf(started)
  return {
    order: placed.order,
    pay: (now = new Date()) => settlePayment({ payload, project, gateway: 'sandbox', paymentEvent, now }),
  }
}

/** Places an order and settles its payment, as of `now`. */
export async function sellProducts(
  shop: Shop,
  person: User,
  products: readonly SellingProduct[],
  now?: Date,
): Promise<Order> {
  const { order, pay } = await readyToPay(shop, person, products)
  await pay(now)
  return order
}

/** Invoices and credit notes of a project, or of one of its orders, sorted by number. */
export const invoicesOf = ({ payload, project }: Shop, order?: Pick<Order, 'id'>): Promise<Invoice[]> =>
  readRows({
    payload,
    collection: 'invoices',
    where: { project: { equals: project.id }, ...(order ? { order: { equals: order.id } } : {}) },
    sort: ['-kind', 'year', 'n'],
    limit: 10_000,
  })

export const dataOf = ({ data }: Invoice): InvoiceData => data as InvoiceData

/** Requests a file from the REST API with a browser's cookies or with given headers, such as a bearer token. */
export function requestFile(
  project: RequestProject,
  path: string,
  as: { browser?: Browser; headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers = new Headers(as.headers)
  const cookies = [...(as.browser?.jar ?? [])].map(([name, value]) => `${name}=${value}`)
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  headers.set(PROJECT_HEADER, `${project.id} ${project.slug}`)
  headers.set('x-internal-path', `/api${path}`)
  headers.set('x-internal-method', 'GET')
  const url = `http://${project.slug}.localhost/api${path}`
  return handleEndpoints({ config, request: new Request(url, { headers }) })
}

export const pdfOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer())
