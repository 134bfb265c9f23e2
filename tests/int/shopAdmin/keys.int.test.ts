import { describe, expect, it } from 'vitest'
import { redeemKey } from '#cms/operations/fulfilment/redeemKey.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { changeOrder } from '#cms/operations/orders/changeOrder.ts'
import { addKeys } from '#cms/operations/serialKeys/addKeys.ts'
import { recountKeys, recountPools } from '#cms/operations/serialKeys/recountKeys.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { placeOrderFor, startSandboxPayment, stockOf } from '#tests/support/shop/sell.ts'
import {
  auditOf,
  buy,
  createPack,
  keyRows,
  keysOf,
  orderOf,
  requestKey,
  withFreshCodeAdmin,
} from './support.ts'

const shop = openShop(withFreshCodeAdmin)

const availableOf = async (product: unknown) => (await stockOf(shop.payload, String(product))).available

describe('the keys of a pack', () => {
  it('are added by hand, stored encrypted, with skipped lines and reasons', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const other = await createPack(shop.payload, shop.project)
    const [first, second] = keysOf(2)
    await shop.admin('/keys/add', { product: String(other.id), rows: [second] })
    const { body } = await shop.admin<{ added: number; refused: object[]; free: number }>('/keys/add', {
      product: String(pack.id),
      rows: [
        first,
        { ...second, line: 2 },
        { line: 3, key: 'a-b' },
        { line: 4, key: `  ${first?.key.toLowerCase()} ` },
        { line: 5, key: 'X'.repeat(65) },
      ],
    })
    expect(body).toMatchObject({
      apiSuccess: true,
      added: 1,
      free: 1,
      refused: [
        { line: 2, reason: 'known' },
        { line: 3, reason: 'shape' },
        { line: 4, reason: 'twice' },
        { line: 5, reason: 'shape' },
      ],
    })
    const [row] = await keyRows(shop.payload, pack.id)
    expect(row).toMatchObject({ state: 'available', ending: first?.key.slice(-4) })
    expect(JSON.stringify(row)).not.toContain(first?.key)
    expect(await auditOf(shop.payload, 'class-serial-keys', pack.id)).toEqual([
      `Added 1 keys of "${pack.title}"`,
    ])
  })

  it('are generated once per request key, also after kills', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const body = { product: String(pack.id), count: 600, requestKey: requestKey() }
    const answers = await Promise.all([
      shop.admin('/keys/generate', body),
      shop.admin('/keys/generate', body),
    ])
    for (const answer of answers) expect(answer.body).toMatchObject({ made: 600 })
    const where = { product: { equals: pack.id } }
    const { totalDocs } = await shop.payload.count({
      collection: 'class-serial-keys',
      where,
      overrideAccess: true,
    })
    expect(totalDocs).toBe(600)
    expect(await availableOf(pack.id)).toBe(600)
    await shop.admin('/keys/generate', { ...body, requestKey: requestKey(), count: 1 })
    expect(await availableOf(pack.id)).toBe(601)
  })

  it('are recounted after a kill between adding and counting', async () => {
    const pack = await createPack(shop.payload, shop.project)
    await addKeys(
      { payload: shop.payload, project: shop.project.id, product: String(pack.id) },
      keysOf(3, 100),
    )
    expect(await availableOf(pack.id)).toBe(0)
    await recountPools(shop.payload)
    expect(await availableOf(pack.id)).toBe(3)
  })

  it('are counted as reserved, sold and assigned at every step of a sale', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    await shop.admin('/keys/add', { product, rows: keysOf(5, 200) })
    const person = await createPerson(shop.payload, shop.project)
    const expectAvailable = async (free: number) => {
      expect(await availableOf(product)).toBe(free)
      expect(await recountKeys(shop.payload, product)).toBe(free)
      expect(await availableOf(product)).toBe(free)
    }
    const placed = await placeOrderFor(shop.payload, shop.project, person, {
      items: [{ product, quantity: 2 }],
    })
    if (!placed.ok) throw new Error(placed.reason)
    await expectAvailable(5)
    await startSandboxPayment(shop.payload, shop.project, placed.order)
    await expectAvailable(3)
    const order = await buy(shop.payload, shop.project, await createPerson(shop.payload, shop.project), {
      items: [{ product, quantity: 1 }],
    })
    await expectAvailable(2)
    expect((await keyRows(shop.payload, product)).filter(({ state }) => state === 'assigned')).toHaveLength(1)
    // As after a kill between payment and assignment.
    const [sold] = (await keyRows(shop.payload, product)).filter(({ state }) => state === 'assigned')
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'class-serial-keys',
      where: { id: { equals: sold?.id } },
      data: { state: 'available', claimKey: 'free:again', order: null, student: null },
    })
    await changeOrder(shop.payload, String(order.id), new Date(), ({ lines }) => ({
      data: { pendingTask: 'fulfil', lines: lines.map((line) => ({ ...line, state: 'waiting' })) },
      answer: null,
    }))
    await expectAvailable(2)
  })

  it('are assigned to waiting orders, oldest first, which are then completed', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'stock-levels',
      where: { key: { equals: `${product}:` } },
      data: { mayBackorder: true },
    })
    const [one, two] = [
      await createPerson(shop.payload, shop.project),
      await createPerson(shop.payload, shop.project),
    ]
    const first = await buy(shop.payload, shop.project, one, { items: [{ product, quantity: 2 }] })
    const second = await buy(shop.payload, shop.project, two, { items: [{ product, quantity: 1 }] })
    for (const order of [first, second])
      expect(order).toMatchObject({ status: 'confirmed', fulfilment: 'waiting' })
    expect(await availableOf(product)).toBe(-3)
    const { body } = await shop.admin<{ free: number; filled: number }>('/keys/add', {
      product,
      rows: keysOf(2, 300),
    })
    expect(body).toMatchObject({ filled: 1, free: -1 })
    expect(await orderOf(shop.payload, String(first.id))).toMatchObject({
      status: 'completed',
      fulfilment: 'done',
    })
    expect(await orderOf(shop.payload, String(second.id))).toMatchObject({ status: 'confirmed' })
    expect((await shop.admin('/keys/add', { product, rows: keysOf(3, 302) })).body).toMatchObject({
      filled: 1,
      free: 2,
    })
    const news = await shop.payload.db.find<{ title: string }>({
      collection: 'notifications',
      where: { and: [{ user: { equals: two.id } }, { title: { contains: 'keys of order' } }] },
    })
    expect(news.docs).toHaveLength(1)
  })

  it('of a cancelled order are revoked, and the stock follows', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    await shop.admin('/keys/add', { product, rows: keysOf(3, 400) })
    const person = await createPerson(shop.payload, shop.project)
    const placed = await placeOrderFor(shop.payload, shop.project, person, {
      items: [{ product, quantity: 3 }],
    })
    if (!placed.ok) throw new Error(placed.reason)
    // One of three is blocked during the payment.
    const [gone] = await keyRows(shop.payload, product)
    const order = await (async () => {
      await startSandboxPayment(shop.payload, shop.project, placed.order)
      await shop.admin('/keys/block', { id: String(gone?.id), isBlocked: true })
      return orderOf(shop.payload, String(placed.order.id))
    })()
    expect(order.status).toBe('placed')
    expect(await availableOf(product)).toBe(-1)
    await cancelOrder({
      payload: shop.payload,
      order: String(order.id),
      by: null,
      reason: null,
      now: new Date(),
    })
    expect(await availableOf(product)).toBe(2)

    const bought = await buy(shop.payload, shop.project, person, { items: [{ product, quantity: 2 }] })
    const mine = (await keyRows(shop.payload, product)).filter((row) => row.order)
    expect(mine.map(({ state }) => state)).toEqual(['assigned', 'assigned'])
    // As an order that waits for more keys.
    await changeOrder(shop.payload, String(bought.id), new Date(), ({ lines }) => ({
      data: {
        status: 'confirmed',
        fulfilment: 'waiting',
        lines: lines.map((line) => ({ ...line, state: 'backordered' })),
      },
      answer: null,
    }))
    await cancelOrder({
      payload: shop.payload,
      order: String(bought.id),
      by: null,
      reason: null,
      now: new Date(),
    })
    expect((await keyRows(shop.payload, product)).map(({ state }) => state)).toEqual(Array(3).fill('revoked'))
    expect(await availableOf(product)).toBe(0)
    const [blocked] = mine
    expect(
      (await shop.admin('/keys/block', { id: String(blocked?.id), isBlocked: false })).body,
    ).toMatchObject({
      apiSuccess: false,
      code: 'tooLate',
    })
  })

  it('do not work when revoked, and stay used when used', async () => {
    const pack = await createPack(shop.payload, shop.project)
    const product = String(pack.id)
    const [mine] = keysOf(1, 500)
    await shop.admin('/keys/add', { product, rows: [mine] })
    const person = await createPerson(shop.payload, shop.project)
    await buy(shop.payload, shop.project, person, { items: [{ product, quantity: 1 }] })
    const [row] = await keyRows(shop.payload, product)
    const use = () =>
      redeemKey({
        payload: shop.payload,
        project: shop.project,
        student: String(person.id),
        network: null,
        typed: mine?.key as string,
        now: new Date(),
      })
    expect((await shop.admin('/keys/block', { id: String(row?.id), isBlocked: true })).body.apiSuccess).toBe(
      true,
    )
    expect(await use()).toMatchObject({ ok: false, reason: 'unknown' })
    expect((await shop.admin('/keys/block', { id: String(row?.id), isBlocked: false })).body.apiSuccess).toBe(
      true,
    )
    expect(await use()).toMatchObject({ ok: true })
    expect((await shop.admin('/keys/block', { id: String(row?.id), isBlocked: true })).body).toMatchObject({
      apiSuccess: false,
      code: 'tooLate',
    })
    expect(await auditOf(shop.payload, 'class-serial-keys', row?.id)).toEqual([
      `Restored the key …${row?.ending}`,
      `Revoked the key …${row?.ending}`,
    ])
  })

  it('are refused for other products and other projects', async () => {
    const own = await createPack(shop.payload, shop.project, { keysFrom: 'made' })
    for (const call of ['/keys/add', '/keys/generate'])
      expect(
        (
          await shop.admin(call, {
            product: String(own.id),
            rows: keysOf(1, 600),
            count: 1,
            requestKey: requestKey(),
          })
        ).body,
      ).toMatchObject({ apiSuccess: false, code: 'noPool' })
    const other = await createProject(shop.payload)
    const theirs = await createPack(shop.payload, other)
    const { status } = await shop.admin('/keys/add', { product: String(theirs.id), rows: keysOf(1, 601) })
    expect(status).toBe(404)
  })
})
