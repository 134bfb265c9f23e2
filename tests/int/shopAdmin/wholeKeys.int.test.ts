import { describe, expect, it } from 'vitest'
import { redeemKey } from '#cms/operations/fulfilment/redeemKey.ts'
import { renameKeyStates } from '#cms/operations/migrations/renameKeyStates.ts'
import { changePool } from '#cms/operations/reservations/changePool.ts'
import { expireKeys } from '#cms/operations/serialKeys/expireKeys.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { holdUnits } from '#domain/reservations/reservationPool.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { ClassSerialKey } from '#payload-types'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { stockOf } from '#tests/support/shop/sell.ts'
import { staffDesk } from '../orders/staffOrders.ts'
import {
  auditOf,
  createPack,
  keyRows,
  keysOf,
  provenSession,
  requestKey,
  withFreshCodeAdmin,
} from './support.ts'

const shop = openShop(withFreshCodeAdmin)

const statesOf = async (product: unknown) =>
  (await keyRows(shop.payload, product)).map(({ state }) => state).toSorted()
const redeem = async (typed: string, now = new Date()) =>
  redeemKey({
    payload: shop.payload,
    project: shop.project,
    network: null,
    typed,
    now,
    student: String((await createPerson(shop.payload, shop.project)).id),
  })

describe('a key', () => {
  it('is shown to an admin after a fresh code, which is audited', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const [mine] = keysOf(1, 700)
    await shop.admin('/keys/add', { product: String(pack.id), rows: [mine] })
    const [row] = await keyRows(shop.payload, pack.id)
    const id = String(row?.id)
    const stale = await staffDesk(shop.payload, shop.project, 800)
    expect((await stale('/keys/reveal', { id })).body).toMatchObject({ code: 'proofNeeded' })
    expect((await shop.admin('/keys/reveal', { id })).body).toMatchObject({ key: mine?.key })
    expect(await auditOf(shop.payload, 'class-serial-keys', id)).toEqual([
      `Looked at the key …${row?.ending}`,
    ])
  })

  it('is in the file of its product, with its link, after a fresh code, which is audited', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    await shop.admin('/keys/add', { product, rows: keysOf(2, 750) })
    const stale = await staffDesk(shop.payload, shop.project, 800)
    expect((await stale('/keys/keysfile', { product, only: 'available' })).body).toMatchObject({
      code: 'proofNeeded',
    })
    const { body } = await shop.admin('/keys/keysfile', { product, only: 'available' })
    const { csv, count } = body as unknown as { csv: string; count: number }
    expect(count).toBe(2)
    for (const { key } of keysOf(2, 750)) {
      expect(csv).toContain(`${key},available,`)
      expect(csv).toContain(`/redeem?key=${key}`)
    }
    expect(await auditOf(shop.payload, 'class-serial-keys', product)).toContain(
      `Exported 2 keys of "${pack.title}"`,
    )
  })

  it('is neither shown to nor changed by sub admins with the serial keys module', async () => {
    const pack = await createPack(shop.payload, shop.project)
    await shop.admin('/keys/add', { product: String(pack.id), rows: keysOf(1, 800) })
    const [row] = await keyRows(shop.payload, pack.id)
    const looking = await staffDesk(shop.payload, shop.project, 650, [{ id: 'serialKeys', canEdit: true }], {
      session: provenSession(),
    })
    const id = String(row?.id)
    for (const [path, body] of [
      ['/keys/reveal', { id }],
      ['/keys/keysfile', { product: String(pack.id), only: 'all' }],
      ['/keys/printsheet', { product: String(pack.id) }],
      ['/keys/reserve', { product: String(pack.id), count: 1, reservedFor: 'X', requestKey: requestKey() }],
      ['/keys/block', { id, isBlocked: true }],
      ['/keys/add', { product: String(pack.id), rows: keysOf(1, 801) }],
      ['/keys/generate', { product: String(pack.id), count: 1, requestKey: requestKey() }],
    ] as const)
      expect((await looking(path, body)).status).toBe(403)
    const student = await staffDesk(shop.payload, shop.project, 100)
    expect((await student('/keys/reveal', { id })).status).toBe(403)
    const asView = await staffDesk(shop.payload, shop.project, 800, [], {
      isReadOnly: true,
      session: provenSession(),
    })
    expect((await asView('/keys/block', { id, isBlocked: true })).status).toBe(401)
    expect((await keyRows(shop.payload, pack.id)).map(({ state }) => state)).toEqual(['available'])
  })
})

describe('keys for a school', () => {
  it('are reserved once per request, not sold, printed with their links, and redeemed from the card', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    await shop.admin('/keys/add', { product, rows: keysOf(3, 900) })
    const wish = { product, count: 2, reservedFor: 'Town school', requestKey: requestKey() }
    const answers = await Promise.all([shop.admin('/keys/reserve', wish), shop.admin('/keys/reserve', wish)])
    for (const { body } of answers) expect(body).toMatchObject({ apiSuccess: true, made: 2 })
    expect(await statesOf(product)).toEqual(['available', 'reserved', 'reserved'])
    expect((await stockOf(shop.payload, product)).available).toBe(1)
    const more = { ...wish, count: 2, requestKey: requestKey() }
    expect((await shop.admin('/keys/reserve', more)).body).toMatchObject({ code: 'keysTooFew' })
    // Refused as a whole: no key is reserved, and the audit log has no entry.
    expect(await statesOf(product)).toEqual(['available', 'reserved', 'reserved'])
    expect((await stockOf(shop.payload, product)).available).toBe(1)
    expect(await auditOf(shop.payload, 'class-serial-keys', product)).not.toContain(
      `Set 1 keys of "${pack.title}" apart for Town school`,
    )
    // The same request key with another name is a different request and does not get the first one's response.
    const other = await shop.admin('/keys/reserve', { ...wish, reservedFor: 'Other school' })
    expect(other.body).toMatchObject({ code: 'keysTooFew' })
    const last = await shop.admin('/keys/reserve', { ...more, count: 1 })
    expect(last.body).toMatchObject({ apiSuccess: true, made: 1, free: 0 })
    const stale = await staffDesk(shop.payload, shop.project, 800)
    const sheet = { product, reservedFor: 'Town school' }
    expect((await stale('/keys/printsheet', sheet)).body).toMatchObject({ code: 'proofNeeded' })
    const { pdf, count } = (await shop.admin<{ pdf: string; count: number }>('/keys/printsheet', sheet)).body
    expect(count).toBe(3)
    const { pages, lines } = await readPdf(Buffer.from(pdf, 'base64'))
    expect(pages).toBe(1)
    for (const { key } of keysOf(3, 900)) expect(lines.join('\n')).toContain(key)
    expect(await auditOf(shop.payload, 'class-serial-keys', product)).toContain(
      `Printed 3 keys of "${pack.title}"`,
    )
    expect(await redeem(keysOf(1, 900)[0]?.key ?? '')).toMatchObject({ ok: true })
  })
})

describe('keys held by an order during its payment', () => {
  it('are not reserved for a school', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    await shop.admin('/keys/add', { product, rows: keysOf(2, 870) })
    const pool = { poolKind: 'stock-levels', key: stockKey(product, null), limit: null } as const
    const until = Date.now() + 600_000
    await changePool(shop.payload, String(shop.project.id), pool, (level, { id }) => {
      const held = holdUnits(level, 'an-order', { quantity: 1, id, mayOverdraw: false, until })
      return { pool: held.ok === true ? held.pool : level, answer: null }
    })
    const wish = { product, reservedFor: 'Town school' }
    const two = await shop.admin('/keys/reserve', { ...wish, count: 2, requestKey: requestKey() })
    expect(two.body).toMatchObject({ code: 'keysTooFew' })
    const each = [1, 2].map(() =>
      shop.admin('/keys/reserve', { ...wish, count: 1, requestKey: requestKey() }),
    )
    const answers = (await Promise.all(each)).map(({ body }) => body)
    expect(answers.filter(({ apiSuccess }) => apiSuccess)).toMatchObject([{ made: 1, free: 0 }])
    expect(await statesOf(product)).toEqual(['available', 'reserved'])
  })
})

describe('a key with an expiry', () => {
  it('is not redeemed after it, expires by the job, and leaves the stock', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    const validUntil = Date.now() + 60_000
    await shop.admin('/keys/add', { product, rows: keysOf(1, 950), validUntil, reservedFor: 'Somebody' })
    await shop.admin('/keys/add', { product, rows: keysOf(1, 951), validUntil })
    await shop.admin('/keys/add', { product, rows: keysOf(1, 952) })
    expect((await stockOf(shop.payload, product)).available).toBe(2)
    const late = new Date(validUntil + 1)
    const printed = keysOf(1, 950)[0]?.key ?? ''
    expect(await redeem(printed, late)).toEqual({ ok: false, reason: 'expired' })
    await expireKeys(shop.payload, late)
    expect(await statesOf(product)).toEqual(['available', 'expired', 'expired'])
    expect((await stockOf(shop.payload, product)).available).toBe(1)
    expect(await redeem(printed)).toEqual({ ok: false, reason: 'expired' })
  })
})

it('states of keys of an earlier build are renamed', async () => {
  const pack = await createPack(shop.payload, shop.project)
  await shop.admin('/keys/add', { product: String(pack.id), rows: keysOf(4, 970) })
  const rows = await keyRows(shop.payload, pack.id)
  for (const [index, state] of ['free', 'sold', 'blocked', 'redeemed'].entries())
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'class-serial-keys',
      where: { id: { equals: rows[index]?.id } },
      data: { state: state as ClassSerialKey['state'] },
    })
  await renameKeyStates(shop.payload)
  await renameKeyStates(shop.payload)
  expect(await statesOf(pack.id)).toEqual(['assigned', 'available', 'redeemed', 'revoked'])
})
