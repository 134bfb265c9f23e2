import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import type { Order, SellingProduct, User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

type Answer = { apiSuccess: boolean; message: string; code?: string }
export type Post = <T = object>(path: string, body: object) => Promise<{ status: number; body: Answer & T }>

const posts =
  (browser: Browser, token: string): Post =>
  (path, body) =>
    browser.post(path, body, { authorization: `Bearer ${token}` })

/** Creates a member of staff and returns a function that posts API calls in their session. */
export async function staffDesk(
  payload: BasePayload,
  project: RequestProject,
  level: number,
  accessList: { id: string; canEdit: boolean }[] = [],
  given: {
    assignedProducts?: string[]
    features?: string[]
    session?: Record<string, unknown>
    isReadOnly?: boolean
  } = {},
): Promise<Post> {
  const person = await createPerson(payload, project, level)
  if (level < 800)
    await giveAccess(payload, project, String(person.id), accessList, {
      ...(given.features ? { features: given.features } : {}),
      ...(given.assignedProducts ? { assigned: { assignedProducts: given.assignedProducts } } : {}),
    })
  const token = await openTestSession(payload, String(person.id), project, true, {
    ...given.session,
    ...(given.isReadOnly ? { isReadOnly: true, openedBy: person.id } : {}),
  })
  return posts(openBrowser(project), token)
}

/** A student; `headers` have the session for other requests. */
export type Student = User & {
  phone: string
  calls: Post
  browser: Browser
  headers: Record<string, string>
}

/** Creates a student with a session. */
export async function createStudent(payload: BasePayload, project: RequestProject): Promise<Student> {
  const person = await createPerson(payload, project)
  const token = await openTestSession(payload, String(person.id), project, false)
  const browser = openBrowser(project)
  const calls = posts(browser, token)
  const asOwner: Browser = {
    ...browser,
    post: (path, body, extra) => browser.post(path, body, { authorization: `Bearer ${token}`, ...extra }),
  }
  return { ...person, calls, browser: asOwner, headers: { authorization: `Bearer ${token}` } }
}

/** Creates goods at ₹499 with this stock. */
export const createGoods = async (
  payload: BasePayload,
  project: RequestProject,
  stock = 5,
): Promise<SellingProduct> =>
  (
    await createCourse(payload, project, {
      kind: 'physical',
      pricePaise: 49_900,
      mrpPaise: 59_900,
      classes: [],
      stock,
    })
  ).product

export const orderOf = async (payload: BasePayload, id: string): Promise<Order> =>
  (await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })) as Order

type Bought = {
  products: readonly SellingProduct[]
  method?: 'online' | 'cashOnDelivery' | 'bankTransfer'
  /** Pieces of each product. */
  quantity?: number
}

/** Places an order as a student; cash on delivery is confirmed, a transfer awaited. */
export async function orderBy(
  payload: BasePayload,
  student: Student,
  { products, method = 'online', quantity = 1 }: Bought,
): Promise<Order> {
  const isSent = products.some(({ kind }) => kind === 'physical')
  const asked = {
    items: products.map(({ id }) => ({ product: String(id), quantity })),
    method,
    ...(isSent ? { address: await addAddress(student.browser) } : {}),
  }
  const quoted = await student.calls<{ quote: { quoteId: string } }>('/payment/quote', asked)
  const { quoteId } = quoted.body.quote
  const placed = await student.calls<{ orderId: string }>('/payment/placeOrder', { ...asked, quoteId })
  const { orderId } = placed.body
  if (!orderId) throw new Error(`no order: ${JSON.stringify(placed.body)}`)
  if (method !== 'online') await student.calls('/payment/createTxn', { orderId, gateway: method })
  return orderOf(payload, orderId)
}
