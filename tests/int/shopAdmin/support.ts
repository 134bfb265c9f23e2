import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { readRow, readRows } from '#database/guard.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import type { ClassSerialKey, Order, SellingProduct, User } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import type { Shop } from '#tests/support/shop/openShop.ts'
import { paymentEventOf, placeOrderFor, startSandboxPayment } from '#tests/support/shop/sell.ts'
import { type Post, staffDesk } from '../orders/staffOrders.ts'

export const requestKey = (): string => crypto.randomUUID()

/** Session values for ten minutes after a fresh code. */
export const provenSession = (): { provenUntil: string } => ({
  provenUntil: new Date(Date.now() + 600_000).toISOString(),
})

/** Fills a shop with an admin who can make API calls. */
export const withAdmin = async (
  { payload, project }: Shop,
  session: Record<string, unknown> = {},
): Promise<{ admin: Post }> => ({ admin: await staffDesk(payload, project, 800, [], { session }) })

/** The same with an admin who has entered a fresh code. */
export const withFreshCodeAdmin = (shop: Shop): Promise<{ admin: Post }> => withAdmin(shop, provenSession())

/** Creates a key pack that opens a class and has no keys yet. */
export const createPack = async (
  payload: BasePayload,
  project: RequestProject,
  values: Partial<SellingProduct> = {},
): Promise<SellingProduct> =>
  (
    await createCourse(payload, project, {
      kind: 'serial-key-pack',
      keysFrom: 'pool',
      keyCount: 1,
      ...values,
    })
  ).product

/** Unique key texts. */
export const keysOf = (count: number, from = 0): { line: number; key: string }[] =>
  Array.from({ length: count }, (_, i) => ({
    line: i + 1,
    key: `TEST-${process.pid}-${String(from + i).padStart(5, '0')}`,
  }))

export const keyRows = (payload: BasePayload, product: unknown): Promise<ClassSerialKey[]> =>
  readRows({
    payload,
    collection: 'class-serial-keys',
    where: { product: { equals: String(product) } },
    sort: ['createdAt'],
    limit: 1000,
  })

type Bought = { items: WantedItem[]; codes?: string[] }

/** Places and pays an order; throws when it is refused. */
export async function buy(
  payload: BasePayload,
  project: RequestProject,
  person: User,
  bought: Bought,
): Promise<Order> {
  const placed = await placeOrderFor(payload, project, person, bought)
  if (!placed.ok) throw new Error(`no order: ${placed.reason}`)
  const started = await startSandboxPayment(payload, project, placed.order)
  if (started.state !== 'open') throw new Error(`no payment: ${started.state}`)
  await settlePayment({
    payload,
    project,
    gateway: 'sandbox',
    paymentEvent: paymentEventOf(started),
    now: new Date(),
  })
  return orderOf(payload, String(placed.order.id))
}

export const orderOf = async (payload: BasePayload, id: string): Promise<Order> =>
  (await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })) as Order

/** Audit entries of a document or collection, newest first. */
export const auditOf = async (
  payload: BasePayload,
  entity: string,
  entityId?: unknown,
): Promise<string[]> => {
  const { docs } = await payload.db.find<{ summary: string }>({
    collection: 'audit-logs',
    where: {
      and: [
        { entity: { equals: entity } },
        ...(entityId ? [{ entityId: { equals: String(entityId) } }] : []),
      ],
    },
    sort: '-at',
    limit: 20,
    pagination: false,
  })
  return docs.map(({ summary }) => summary)
}

/** Creates a sub admin with permissions, features and a fresh code. */
export async function subAdminDesk(
  payload: BasePayload,
  project: RequestProject,
  accessList: { id: string; canEdit: boolean }[],
  features: string[],
): Promise<Post> {
  const person = await createPerson(payload, project, 650)
  await giveAccess(payload, project, String(person.id), accessList, { features })
  const token = await openTestSession(payload, String(person.id), project, true, provenSession())
  const browser = openBrowser(project)
  return (path, body) => browser.post(path, body, { authorization: `Bearer ${token}` })
}
