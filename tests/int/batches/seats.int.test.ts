import { describe, expect, it } from 'vitest'
import { sweepBatches } from '#cms/jobs/sweepBatches.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { sweepPools } from '#cms/jobs/sweepPools.ts'
import { moveStudent } from '#cms/operations/batches/moveStudent.ts'
import { sendBroadcast } from '#cms/operations/notifications/sendBroadcast.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import type { BatchDesk } from '#domain/calls/batches.ts'
import type { CartView } from '#domain/calls/cart.ts'
import { HOLD_MS } from '#domain/orders/policy.ts'
import { heldQuantity } from '#domain/reservations/reservationPool.ts'
import { OFFER_MS } from '#domain/reservations/waitlist.ts'
import type { Broadcast, Entitlement, Notification, OutgoingMessage } from '#payload-types'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openShop, withPeople } from '#tests/support/shop/openShop.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'
import { openShopper, type Refusable } from '#tests/support/shop/shopper.ts'
import { seatShop } from './seatShop.ts'

const SEATS = 2
const shop = openShop(withPeople(10 * SEATS), 120_000)
const DAY_MS = 86_400_000

const { options, createBatch, courseWithBatch, poolOf, accessOf, buy, revokeAccess, places, post } = seatShop(
  shop,
  SEATS,
)

describe('a batch', () => {
  it('is chosen in the cart, where another choice replaces it, and named by the order and the access', async () => {
    const { product, batch } = await courseWithBatch()
    const other = await createBatch(product, { title: 'Morning', hindiTitle: 'सुबह' })
    const me = await openShopper(shop.payload, shop.project)
    const change = async (body: object) =>
      (await me.browser.post<Refusable<{ cart: CartView }>>('/cart/change', { product, ...body })).body
    expect(await change({ quantity: 1 })).toMatchObject({ apiSuccess: false, code: 'batchNeeded' })
    await change({ quantity: 1, batch })
    const { cart } = await change({ quantity: 1, batch: other })
    expect(cart.lines).toMatchObject([{ product, batch: { id: other, title: 'Morning' }, problem: null }])
    expect(cart.quote?.lines[0]?.batch).toMatchObject({ id: other })
    const bought = await buy(me.person, { product, batch: other })
    expect(bought).toMatchObject({ isPaid: true })
    expect(await accessOf(me.id, product)).toMatchObject({ batch: other })
    expect(await poolOf(other)).toMatchObject({ sold: 1, available: SEATS - 1, received: SEATS })
    expect(await poolOf(batch)).toMatchObject({ sold: 0 })
  })

  it('of another product, or one that is over, is not sold', async () => {
    const [one, two] = [await courseWithBatch(), await courseWithBatch()]
    const me = await openShopper(shop.payload, shop.project)
    expect(await buy(me.person, { product: one.product, batch: two.batch })).toEqual({ reason: 'batchGone' })
    const past = await createBatch(one.product, {
      startsOn: new Date(Date.now() - 9 * DAY_MS).toISOString(),
      endsOn: new Date(Date.now() - 3 * DAY_MS).toISOString(),
    })
    expect(await buy(me.person, { product: one.product, batch: past })).toEqual({ reason: 'batchGone' })
  })

  it('has the number of seats of its last save', async () => {
    const { product, batch } = await courseWithBatch()
    const me = await openShopper(shop.payload, shop.project)
    await buy(me.person, { product, batch })
    await shop.payload.update({ collection: 'batches', id: batch, data: { seats: 5 }, ...options() })
    expect(await poolOf(batch)).toMatchObject({ received: 5, sold: 1, available: 4 })
  })
})

describe(`${10 * SEATS} buyers of ${SEATS} seats`, () => {
  it.each([1, 2])('never get more than the seats, and the pool stays consistent (seed %i)', async (seed) => {
    const draw = random(seed)
    const { product, batch } = await courseWithBatch()
    const outcomes = await Promise.all(
      shop.people.map(async (person) => {
        const bought = await buy(person as Shopper['person'], { product, batch }, draw() < 0.5)
        const fate = draw()
        if ('order' in bought && fate < 0.3)
          await cancelOrder({
            payload: shop.payload,
            by: null,
            reason: null,
            now: new Date(),
            order: bought.order,
          })
        else if (fate < 0.5) await revokeAccess(bought)
        return bought
      }),
    )
    await sweepPayments(shop.payload, new Date(Date.now() + HOLD_MS + 1000))
    await sweepBatches(shop.payload, new Date())
    const row = await poolOf(batch)
    expect(row.sold + (row.available ?? 0) + heldQuantity({ reservations: row.reservations as never })).toBe(
      SEATS,
    )
    expect(row.sold).toBeLessThanOrEqual(SEATS)
    const open = await shop.payload.db.find<Entitlement>({
      collection: 'entitlements',
      where: {
        and: [
          { batch: { equals: batch } },
          { revokedAt: { exists: false } },
          { kind: { equals: 'product' } },
        ],
      },
    })
    expect(open.docs).toHaveLength(row.sold)
    expect(outcomes.some((one) => 'order' in one)).toBe(true)
  })
})

describe('the waitlist of a full batch', () => {
  it('offers a released seat for 24 hours, then to the next person, and notifies them', async () => {
    const { product, batch } = await courseWithBatch({ seats: 1 })
    const [first, me, next] = await Promise.all([0, 1, 2].map(() => openShopper(shop.payload, shop.project)))
    if (!first || !me || !next) throw new Error('no shoppers')
    expect(await post(me, 'wait', batch)).toMatchObject({ apiSuccess: false, code: 'meanwhile' })
    const bought = await buy(first.person, { product, batch })
    expect(await places(me, product)).toMatchObject([{ state: 'full', left: 0 }])
    expect(await post(me, 'wait', batch)).toMatchObject({ apiSuccess: true })
    expect(await post(next, 'wait', batch)).toMatchObject({ place: { state: 'waiting', ahead: 1 } })
    await revokeAccess(bought)
    // The seat is reserved for the waitlist even before the offer is made.
    const stranger = await openShopper(shop.payload, shop.project)
    expect(await buy(stranger.person, { product, batch })).toEqual({ reason: 'batchFull' })
    const now = new Date()
    await sweepPools(shop.payload, now)
    expect(await places(me, product)).toMatchObject([{ state: 'offered', until: now.getTime() + OFFER_MS }])
    expect(await buy(stranger.person, { product, batch })).toEqual({ reason: 'batchFull' })
    const notified = await shop.payload.db.find<Notification>({
      collection: 'notifications',
      where: { and: [{ user: { equals: me.id } }, { dedupeKey: { contains: `seat:${batch}` } }] },
    })
    expect(notified.docs).toHaveLength(1)
    const { docs: messages } = await shop.payload.db.find<OutgoingMessage>({
      collection: 'outgoing-messages',
      where: { and: [{ user: { equals: me.id } }, { key: { contains: `seat:${batch}` } }] },
    })
    // Their account has no e-mail.
    expect(messages.map(({ channel }) => channel)).toEqual(['sms'])
    expect(messages[0]?.text).toContain('/batches/')
    // An unpaid order of the offered seat returns it to the offer.
    await buy(me.person, { product, batch }, false)
    await sweepPayments(shop.payload, new Date(Date.now() + HOLD_MS + 1000))
    expect(await places(me, product)).toMatchObject([{ state: 'offered' }])
    await sweepPools(shop.payload, new Date(now.getTime() + OFFER_MS + 1000))
    expect(await places(me, product)).toMatchObject([{ state: 'full' }])
    expect(await places(next, product)).toMatchObject([{ state: 'offered' }])
    expect(await buy(next.person, { product, batch })).toMatchObject({ isPaid: true })
    expect(await places(next, product)).toMatchObject([{ state: 'mine' }])
    expect(await poolOf(batch)).toMatchObject({ sold: 1, available: 0, held: 0 })
  })
})

describe('a student', () => {
  async function staff() {
    const person = await createPerson(shop.payload, shop.project, 650)
    await giveAccess(
      shop.payload,
      shop.project,
      String(person.id),
      ['classes', 'enrolments'].map((id) => ({ id, canEdit: true })),
    )
    return signInStaff(shop.project, person.phone)
  }

  it('is moved by staff to another batch, and the previous seat is released', async () => {
    const { product, batch } = await courseWithBatch({ seats: 1 })
    const other = await createBatch(product, { title: 'Morning', seats: 1 })
    const [me, rival] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const bought = await buy(me.person, { product, batch })
    const desk = await staff()
    const seen = (await desk.get<BatchDesk>(`/seats/desk?batch=${batch}`)).body
    expect(seen).toMatchObject({
      capacity: { seats: 1, taken: 1, left: 0 },
      others: [{ id: other, left: 1 }],
      students: [{ lessonsDone: 0 }],
    })
    const [student] = seen.students
    const move = { entitlement: student?.id, rev: student?.rev, batch: other }
    expect((await desk.post<Refusable<object>>('/seats/move', move)).body).toMatchObject({ apiSuccess: true })
    expect((await desk.post<Refusable<object>>('/seats/move', move)).body.apiSuccess).toBe(false)
    expect(await accessOf(me.id, product)).toMatchObject({ batch: other, seatTask: null })
    expect(await poolOf(batch)).toMatchObject({ sold: 0, available: 1 })
    expect(await poolOf(other)).toMatchObject({ sold: 1, available: 0 })
    expect(await buy(rival.person, { product, batch: other })).toEqual({ reason: 'batchFull' })
    expect(await buy(rival.person, { product, batch })).toMatchObject({ isPaid: true })
    // Access is revoked after the move: the seat in the other batch is released once, and the rival keeps theirs.
    const now = new Date()
    await revokeAccess(bought)
    await sweepBatches(shop.payload, now)
    await sweepBatches(shop.payload, now)
    expect(await poolOf(other)).toMatchObject({ sold: 0, available: 1 })
    expect(await poolOf(batch)).toMatchObject({ sold: 1, available: 0 })
    expect((await accessOf(me.id, product)).batch ?? null).toBeNull()
  })

  it('is moved once by two concurrent staff, and an interrupted move is completed after a kill', async () => {
    const { product, batch } = await courseWithBatch()
    const [one, two] = [await createBatch(product), await createBatch(product)]
    const me = await openShopper(shop.payload, shop.project)
    await buy(me.person, { product, batch })
    const row = await accessOf(me.id, product)
    const moves = await Promise.all([one, two].map((to) => moveStudent(shop.payload, row, to, new Date())))
    expect(moves.toSorted()).toEqual(['meanwhile', 'moved'])
    const sold = await Promise.all([batch, one, two].map(async (id) => (await poolOf(id)).sold))
    expect(sold.reduce((sum, count) => sum + count)).toBe(1)
    // Killed after the task was written.
    const moved = await accessOf(me.id, product)
    await shop.payload.db.updateOne({
      collection: 'entitlements',
      id: moved.id,
      data: { seatTask: `take ${batch} seat:${moved.id}:99` },
    })
    await sweepBatches(shop.payload, new Date())
    expect(await accessOf(me.id, product)).toMatchObject({ batch, seatTask: null })
    expect(await poolOf(batch)).toMatchObject({ sold: 1 })
  })

  it('with granted access takes a seat once, and gets the broadcasts to the batch', async () => {
    const { product, batch } = await courseWithBatch()
    const me = await openShopper(shop.payload, shop.project)
    expect(await post(me, 'choose', batch)).toMatchObject({ apiSuccess: false, code: 'noAccess' })
    const { insertIfAbsent } = await import('#database/guard.ts')
    await insertIfAbsent({
      payload: shop.payload,
      collection: 'entitlements',
      data: {
        grantKey: `given:${product}`,
        project: shop.project.id,
        student: me.id,
        kind: 'product',
        rev: 0,
        target: product,
        title: 'Given',
        source: 'admin',
        product,
        startsAt: new Date().toISOString(),
      },
    })
    const desk = (await (await staff()).get<BatchDesk>(`/seats/desk?batch=${batch}`)).body
    expect(desk.unplaced).toMatchObject([{ name: me.person.name }])
    expect(await post(me, 'choose', batch)).toMatchObject({ place: { state: 'mine' } })
    expect(await post(me, 'choose', batch)).toMatchObject({ apiSuccess: false })
    expect(await poolOf(batch)).toMatchObject({ sold: 1 })
    const letter = (await shop.payload.create({
      collection: 'broadcasts',
      data: { title: 'Bring a calculator', audience: 'batch', batch, project: shop.project.id } as never,
      ...options(),
    })) as Broadcast
    await sendBroadcast(shop.payload, letter, new Date())
    const notified = await shop.payload.db.find<Notification>({
      collection: 'notifications',
      where: { dedupeKey: { contains: `broadcast:${letter.id}` } },
    })
    expect(notified.docs.map(({ user }) => user)).toEqual([me.id])
  })

  it('is visible in the list of the batch to its teachers and to staff with its classes only', async () => {
    const teacher = await createPerson(shop.payload, shop.project, 400)
    const { batch } = await courseWithBatch({ teachers: [teacher.id] } as never)
    const path = `/seats/desk?batch=${batch}`
    expect((await (await signInStaff(shop.project, teacher.phone)).get(path)).status).toBe(200)
    const stranger = await createPerson(shop.payload, shop.project, 400)
    expect((await (await signInStaff(shop.project, stranger.phone)).get(path)).status).toBe(404)
    expect((await (await openShopper(shop.payload, shop.project)).browser.get(path)).status).toBe(404)
  })
})
