import { beforeAll, describe, expect, it } from 'vitest'
import { trackToken } from '#cms/operations/shipments/trackToken.ts'
import { startPayload } from '#cms/payload.ts'
import type { ParcelView } from '#domain/calls/shipments.ts'
import { redeliveryDays } from '#domain/shipments/deliveryAnswer.ts'
import type { Order, Shipment } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { createGoods, createStudent } from '../orders/staffOrders.ts'
import { moveParcel, openSending, orderGoods, packLinesOf, parcelRow, type Sending } from './sending.ts'

let shop: Sending
let order: Order
let parcel: string
let token: string

const view = async (): Promise<ParcelView> =>
  (await openBrowser(shop.project).post<{ parcel: ParcelView }>('/parcels/track', { token })).body.parcel
const answer = (given: object, by = token) =>
  openBrowser(shop.project).post<{ apiSuccess: boolean; code?: string }>('/parcels/answer', {
    token: by,
    answer: given,
  })

beforeAll(async () => {
  shop = await openSending(await startPayload())
  order = await orderGoods(shop, [await createGoods(shop.payload, shop.project, 10)])
  parcel = await packLinesOf(shop, order, [0, 1])
  token = trackToken(shop.payload, (await parcelRow(shop.payload, parcel)).reference)
})

describe('a visitor with a tracking link', () => {
  it('sees the parcel’s state, without phone, street and names of staff', async () => {
    await shop.admin('/parcels/assign', { shipmentId: parcel, courierName: 'City Couriers', awb: 'CC-123' })
    await moveParcel(shop, parcel, 'pickedUp')
    const seen = await view()
    expect(seen).toMatchObject({
      state: 'pickedUp',
      city: 'A city',
      awb: 'CC-123',
      titles: [expect.anything(), expect.anything()],
    })
    const text = JSON.stringify(seen)
    for (const hidden of ['9800000001', 'House 1', 'Some Body', 'Test Person', String(order.student)])
      expect(text, hidden).not.toContain(hidden)
  })

  it('needs the complete token, in its own project', async () => {
    const other = await openSending(shop.payload)
    for (const [browser, given] of [
      [openBrowser(shop.project), `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`],
      [openBrowser(shop.project), 'x'],
      [openBrowser(other.project), token],
    ] as const)
      expect((await browser.post('/parcels/track', { token: given })).status).toBe(404)
    const stored = JSON.stringify(await parcelRow(shop.payload, parcel))
    expect(stored).not.toContain(token)
  })

  it('answers a failed attempt with a future day and an address in the PIN code, while it waits', async () => {
    const [day = ''] = redeliveryDays(Date.now())
    expect((await answer({ kind: 'refused' })).body.code).toBe('tooLate')
    await moveParcel(shop, parcel, 'attemptFailed')
    expect((await answer({ kind: 'again', day: '2020-01-01', part: 'any' })).body.code).toBe('dayClosed')
    const door = {
      kind: 'address',
      line1: 'House 7',
      phone: '9800000077',
      day,
      part: 'evening',
      pincode: '110001',
    }
    expect((await answer(door)).body.apiSuccess).toBe(true)
    const row = await parcelRow(shop.payload, parcel)
    expect(row.address).toMatchObject({
      line1: 'House 7',
      phone: '+919800000077',
      pincode: '462002',
      city: 'A city',
    })
    expect((await answer(door, 'no-such-token')).status).toBe(404)
    expect((await view()).answered).toEqual({ kind: 'address', day, part: 'evening' })
    await moveParcel(shop, parcel, 'outForDelivery', 'attemptFailed')
    expect(await view()).toMatchObject({ attempts: 2, canAnswer: true, answered: null })
  })
})

it('a student sees the parcels of their own orders only', async () => {
  const path = `/parcels/oforder?order=${order.id}`
  const own = await shop.student.browser.get<{ parcels: ParcelView[] }>(path, shop.student.headers)
  expect(own.body.parcels.map((one) => one.token)).toEqual([token])
  const stranger = await createStudent(shop.payload, shop.project)
  expect((await stranger.browser.get(path, stranger.headers)).status).toBe(404)
  expect((await openBrowser(shop.project).get(path)).status).toBe(401)
})

it('a sub admin with assigned products reads and searches only those in a parcel', async () => {
  const { payload, project } = shop
  const person = await createPerson(payload, project, 650)
  await giveAccess(payload, project, String(person.id), [{ id: 'courierDetails', canEdit: true }], {
    features: ['courier'],
    assigned: { assignedProducts: [String(shop.goods.id)] },
  })
  const headers = {
    authorization: `Bearer ${await openTestSession(payload, String(person.id), project, true)}`,
  }
  const get = <T>(path: string) => openBrowser(project).get<T>(path, headers)
  const { body } = await get<Shipment>(`/shipments/${parcel}`)
  expect(body.lines.map(({ product }) => product)).toEqual([String(shop.goods.id)])
  expect(body).not.toHaveProperty('cashPaise')
  expect(body).not.toHaveProperty('trackKey')
  const foreign = await createGoods(payload, project, 5)
  const other = await packLinesOf(shop, await orderGoods({ ...shop, goods: foreign }))
  expect((await get(`/shipments/${other}`)).status).toBe(404)
  for (const path of ['cashPaise', 'worthPaise', 'lines', 'key', 'productKeys'])
    expect((await get(`/shipments?where[${path}][exists]=true`)).status, path).toBe(400)
})

describe('a returned parcel with resent goods', () => {
  it('shows that its goods are resent, and names and links the new parcel once it exists', async () => {
    const sent = await orderGoods(shop, [await createGoods(shop.payload, shop.project, 10)])
    await shop.admin('/sales/takemoney', { orderId: sent.id })
    const back = await packLinesOf(shop, sent, [0, 1])
    const linkOf = async (id: string) => {
      const { reference } = await parcelRow(shop.payload, id)
      return { reference, token: trackToken(shop.payload, reference) }
    }
    const seen = async (id: string) => {
      const { body } = await openBrowser(shop.project).post<{ parcel: ParcelView }>('/parcels/track', {
        token: (await linkOf(id)).token,
      })
      return body.parcel
    }
    await moveParcel(shop, back, 'pickedUp', 'rtoInitiated', 'rtoDelivered')
    expect(await seen(back)).toMatchObject({ state: 'rtoDelivered', sentAgain: null })
    await shop.admin('/parcels/resend', { shipmentId: back })
    expect((await seen(back)).sentAgain).toEqual({ parcel: null })
    const again = await packLinesOf(shop, sent, [0, 1])
    expect((await seen(back)).sentAgain).toEqual({ parcel: await linkOf(again) })
    expect((await seen(again)).sentAgain).toBeNull()
    const own = await openTestSession(shop.payload, String(shop.student.id), shop.project, false)
    const { body } = await openBrowser(shop.project).get<{ parcels: ParcelView[] }>(
      `/parcels/oforder?order=${sent.id}`,
      { authorization: `Bearer ${own}` },
    )
    expect(body.parcels.map(({ sentAgain }) => sentAgain)).toEqual([{ parcel: await linkOf(again) }, null])
  })
})
