import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { Order } from '#payload-types'
import type { Account, BookedParcel } from '#tests/support/shiprocket/account.ts'
import type { ShiprocketServer } from '#tests/support/shiprocketServer.ts'
import { createStudent } from '../orders/staffOrders.ts'
import { atShiprocket, openSending, orderGoods, packLinesOf, parcelRow, type Sending } from './sending.ts'

export const HOUR = 3_600_000

/** A shop that sends with an account of its own at a server; `shop` and `account` are there once the tests of the file run. */
export function openShiprocketShop(server: ShiprocketServer) {
  const opened = {} as { shop: Sending; account: Account }
  beforeAll(async () => {
    opened.account = server.openAccount('api@example.org', 'password-1')
    opened.shop = await openSending(await startPayload(), atShiprocket(opened.account))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    // A person can have at most twenty addresses.
    opened.shop.student = await createStudent(opened.shop.payload, opened.shop.project)
    server.behave()
    opened.account.refusesAwb = null
  })

  const call = (path: string, shipmentId: string, more: object = {}) =>
    opened.shop.admin(`/parcels/${path}`, { shipmentId, ...more })
  const row = (id: string) => parcelRow(opened.shop.payload, id)
  /** Parcels at Shiprocket with the reference of a parcel. */
  async function bookedAs(id: string): Promise<BookedParcel[]> {
    const { reference } = await row(id)
    return opened.account.booked.filter((one) => one.reference === reference)
  }
  async function bookedParcel(): Promise<{ order: Order; id: string; booked: BookedParcel }> {
    const order = await orderGoods(opened.shop)
    const id = await packLinesOf(opened.shop, order)
    await call('assign', id)
    const [booked] = await bookedAs(id)
    return { order, id, booked: booked as BookedParcel }
  }
  /** Waits until acknowledged webhooks are processed. */
  const waitForState = async (id: string, state: string) =>
    expect.poll(async () => (await row(id)).state, { interval: 20 }).toBe(state)
  return Object.assign(opened, { call, row, bookedAs, bookedParcel, waitForState })
}
