import { sweepBatches } from '#cms/jobs/sweepBatches.ts'
import { revokeEntitlements } from '#cms/operations/fulfilment/revokeEntitlements.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { seatPoolKey } from '#domain/batches/seatPool.ts'
import type { BatchPlacesResponse } from '#domain/calls/batches.ts'
import type { Batch, Entitlement, PurchaseLimit } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import type { Shop } from '#tests/support/shop/openShop.ts'
import { paymentEventOf, placeOrderFor, startSandboxPayment } from '#tests/support/shop/sell.ts'
import type { Refusable, Shopper } from '#tests/support/shop/shopper.ts'

const DAY_MS = 86_400_000

export type Bought = { order: string; isPaid: boolean } | { reason: string }

/** A shop that sells courses with batches of `seats` seats. */
export function seatShop(shop: Shop, seats: number) {
  const options = () => ({ overrideAccess: true, context: { project: shop.project }, depth: 0 }) as const

  async function createBatch(product: string, data: Partial<Batch> = {}): Promise<string> {
    const made = await shop.payload.create({
      collection: 'batches',
      data: {
        title: 'Evening',
        product,
        seats,
        project: shop.project.id,
        _status: 'published',
        startsOn: new Date(Date.now() + DAY_MS).toISOString(),
        ...data,
      } as never,
      ...options(),
    })
    return String(made.id)
  }

  async function courseWithBatch(data: Partial<Batch> = {}) {
    const { product } = await createCourse(shop.payload, shop.project, { needsBatch: true })
    return { product: String(product.id), batch: await createBatch(String(product.id), data) }
  }

  const poolOf = async (batch: string) =>
    (await shop.payload.db.findOne<PurchaseLimit>({
      collection: 'purchase-limits',
      where: { key: { equals: seatPoolKey(batch) } },
    })) as PurchaseLimit

  const accessOf = async (student: unknown, product: string) =>
    (await shop.payload.db.findOne<Entitlement>({
      collection: 'entitlements',
      where: { and: [{ student: { equals: student } }, { target: { equals: product } }] },
    })) as Entitlement

  async function buy(
    person: Shopper['person'],
    { product, batch }: { product: string; batch: string },
    pays = true,
  ): Promise<Bought> {
    const items = [{ product, quantity: 1, batch }]
    const placed = await placeOrderFor(shop.payload, shop.project, person, { items })
    if (!placed.ok) return { reason: placed.reason }
    const started = await startSandboxPayment(shop.payload, shop.project, placed.order)
    if (started.state !== 'open') return { reason: started.state }
    if (pays)
      await settlePayment({
        payload: shop.payload,
        project: shop.project,
        gateway: 'sandbox',
        now: new Date(),
        paymentEvent: paymentEventOf(started),
      })
    return { order: String(placed.order.id), isPaid: pays }
  }

  /** Revokes the access that an order granted, as a return does; the job releases its seat. */
  async function revokeAccess(bought: Bought): Promise<void> {
    if ('order' in bought) await revokeEntitlements(shop.payload, bought.order, new Date())
    await sweepBatches(shop.payload, new Date())
  }

  const places = async (by: Shopper, product: string) =>
    (await by.browser.get<BatchPlacesResponse>(`/seats?product=${product}`)).body.places
  const post = async (by: Shopper, act: 'wait' | 'giveup' | 'choose', batch: string) =>
    (await by.browser.post<Refusable<object>>(`/seats/${act}`, { batch })).body
  return { options, createBatch, courseWithBatch, poolOf, accessOf, buy, revokeAccess, places, post }
}
