import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#collections/guard.ts'
import type { Order } from '#payload-types'
import { createGoods } from '../orders/desk.ts'
import { moved, openSending, orderGoods, packed, parcelRow, type Sending, toldTo } from './sending.ts'

const shop = {} as Sending

beforeAll(async () => {
  Object.assign(shop, await openSending(await startPayload()))
})

const orderNow = async ({ id }: Order): Promise<Order> =>
  (await readRow({ payload: shop.payload, collection: 'orders', where: { id: { equals: id } } })) as Order

const cancelItems = (shipmentId: string) => shop.admin('/parcels/cancelitems', { shipmentId })

/** An order of two books that is paid on delivery, each book in a parcel of its own. */
async function inTwoParcels() {
  const order = await orderGoods(shop, [await createGoods(shop.payload, shop.project, 5)])
  const parcels = [await packed(shop, order, [0]), await packed(shop, order, [1])] as const
  const cash = await Promise.all(parcels.map(async (id) => (await parcelRow(shop.payload, id)).cashPaise))
  return { order, parcels, cash: cash as [number, number] }
}

const paymentsOf = async ({ id }: Order) =>
  (
    await readRows({
      payload: shop.payload,
      collection: 'payments',
      where: { order: { equals: String(id) } },
      sort: ['createdAt'],
      limit: 5,
    })
  ).map(({ amountPaise, status }) => ({ amountPaise, status }))

const invoicedOf = async ({ id }: Order) =>
  (
    await readRows({
      payload: shop.payload,
      collection: 'invoices',
      where: { order: { equals: String(id) } },
      sort: ['createdAt'],
      limit: 10,
    })
  ).reduce((sum, { kind, totalPaise }) => sum + (kind === 'creditNote' ? -totalPaise : totalPaise), 0)

describe('an order paid on delivery of which one parcel arrives and another one does not', () => {
  it.each([
    { how: 'came back', ways: ['inTransit', 'rtoInitiated', 'rtoDelivered'], arrived: 0, missing: 1 },
    { how: 'was lost', ways: ['inTransit', 'lost'], arrived: 1, missing: 0 },
  ] as const)(
    'is paid with what the courier collected once the items of the one that $how are cancelled, once',
    async ({ ways, arrived, missing }) => {
      const { order, parcels, cash } = await inTwoParcels()
      await moved(shop, parcels[arrived], 'inTransit', 'delivered')
      await moved(shop, parcels[missing], ...ways)
      expect(await orderNow(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'due' })

      const answers = await Promise.all([cancelItems(parcels[missing]), cancelItems(parcels[missing])])
      expect(answers.some(({ body }) => body.apiSuccess)).toBe(true)

      const after = await orderNow(order)
      expect(after).toMatchObject({ status: 'completed', paymentStatus: 'paid', fulfilment: 'done' })
      expect(after.lines.map(({ state }) => state)).toEqual(
        missing === 1 ? ['delivered', 'cancelled'] : ['cancelled', 'delivered'],
      )
      expect(await paymentsOf(order)).toEqual([{ amountPaise: cash[arrived], status: 'paid' }])
      expect(await invoicedOf(order)).toBe(cash[arrived])
      expect(await toldTo(shop.payload, shop.student)).toContain(`Order ${order.number} has changed`)
      expect((await cancelItems(parcels[missing])).body.apiSuccess).toBe(false)
    },
  )

  it('is paid when the other one arrives after its items were cancelled, and goods that came back are on sale again', async () => {
    const { order, parcels, cash } = await inTwoParcels()
    await moved(shop, parcels[1], 'inTransit', 'rtoInitiated', 'rtoDelivered')
    const decide = () => shop.admin('/parcels/decidereturn', { shipmentId: parcels[1], restocks: true })
    expect((await decide()).body.apiSuccess).toBe(false)
    expect((await cancelItems(parcels[1])).body.apiSuccess).toBe(true)
    expect((await decide()).body.apiSuccess).toBe(true)
    expect((await parcelRow(shop.payload, parcels[1])).returnState).toBe('done')
    expect(await orderNow(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'due' })

    await moved(shop, parcels[0], 'inTransit', 'delivered')
    expect(await orderNow(order)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect(await paymentsOf(order)).toEqual([{ amountPaise: cash[0], status: 'paid' }])
  })
})
