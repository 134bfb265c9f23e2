import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { issueInvoice } from '#cms/operations/invoices/issueInvoice.ts'
import { appendEntry } from '#cms/operations/live/chat/entries.ts'
import { addOrder } from '#cms/operations/orders/addOrder.ts'
import { staffQuote } from '#cms/operations/orders/staffQuote.ts'
import { readRows } from '#database/guard.ts'
import { createPerson } from '#tests/support/people.ts'
import { openSecondPayload } from '#tests/support/secondPayload.ts'
import { openShop, withPeople } from '#tests/support/shop/openShop.ts'
import { createBook, placeOrderFor } from '#tests/support/shop/sell.ts'

/** Number of concurrent writes at two processes; numbers come from the database, since locks in memory do not work across processes. */
const MANY = 12

const shop = openShop(withPeople(MANY), 120_000)
let both: [BasePayload, BasePayload]
beforeAll(async () => {
  both = [shop.payload, await openSecondPayload()]
})
const at = (index: number): BasePayload => both[index % 2] as BasePayload

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

it('invoices issued concurrently by two processes have consecutive numbers, one per order', async () => {
  const book = String((await createBook(shop.payload, shop.project, null)).id)
  const items = [{ product: book, quantity: 1 }]
  const orders = await Promise.all(
    shop.people.map(async (person) => {
      const placed = await placeOrderFor(shop.payload, shop.project, person, { items })
      if (!placed.ok) throw new Error(placed.reason)
      return placed.order
    }),
  )
  const now = new Date()
  const issued = await Promise.all(
    orders.flatMap((order, index) => [0, 1].map((process) => issueInvoice(at(index + process), order, now))),
  )
  const rows = await readRows({
    payload: shop.payload,
    collection: 'invoices',
    where: { project: { equals: shop.project.id } },
    sort: ['n'],
    limit: 100,
  })
  expect(rows.map(({ n }) => n)).toEqual(numbersTo(MANY))
  expect(new Set(rows.map(({ forKey }) => forKey)).size).toBe(MANY)
  for (let order = 0; order < MANY; order++)
    expect(issued[2 * order + 1]?.number).toBe(issued[2 * order]?.number)
})

it('concurrent chat entries at two processes are numbered without gaps, and a repeated attempt once', async () => {
  const room = `room-${shop.project.id}`
  const said = await Promise.all(
    numbersTo(MANY).flatMap((n) =>
      [0, 1].map((process) =>
        appendEntry(at(n + process), {
          project: shop.project.id,
          room,
          kind: 'message',
          author: 'somebody',
          name: 'Somebody',
          isTeacher: false,
          text: `Message ${n}`,
          attempt: `attempt-${n}`,
          now: new Date(),
        }),
      ),
    ),
  )
  expect([...new Set(said.map(({ seq }) => seq))].sort((a, b) => Number(a) - Number(b))).toEqual(
    numbersTo(MANY),
  )
})

it('a payment recorded concurrently at two processes with the same reference pays one order', async () => {
  const { payload, project } = shop
  const book = String((await createBook(payload, project, 5)).id)
  const staff = await createPerson(payload, project, 800)
  for (const [round, person] of shop.people.slice(0, 4).entries()) {
    const now = new Date()
    const body = { student: String(person.id), items: [{ product: book, quantity: 1 }] }
    const quoted = await staffQuote({ payload, project, body: body as never, sold: null, now })
    if (quoted.state !== 'quoted') throw new Error(quoted.state)
    const add = (index: number) =>
      addOrder({
        ...quoted,
        payload: at(index),
        project,
        by: staff,
        note: '',
        now,
        pay: { kind: 'offline', reference: `Cash ${round}` },
      })
    const added = await Promise.all([add(0), add(1), add(2)])
    expect(added.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
    const orders = await readRows({
      payload,
      collection: 'orders',
      where: { student: { equals: person.id } },
      sort: ['placedAt'],
      limit: 10,
    })
    expect(orders.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1)
  }
})
