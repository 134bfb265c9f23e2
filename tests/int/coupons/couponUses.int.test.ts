import { describe, expect, it } from 'vitest'
import { applyCoupons, canCombineCoupons } from '#domain/coupons/applyCoupons.ts'
import type { CouponItem } from '#domain/coupons/Coupon.ts'
import { checkCoupon } from '#domain/coupons/checkCoupon.ts'
import { couponRules } from '#domain/coupons/couponRules.ts'
import type { Coupon } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { random } from '#tests/support/random.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { updateAsAdmin, usesLeft } from '#tests/support/shop/shopOwner.ts'
import {
  buyAt,
  openShopper,
  orderAt,
  orderRow,
  payAt,
  placeAt,
  quoteAt,
  type Refusable,
  startAt,
} from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)

const coupon = (values: Partial<Coupon>) => createCoupon(shop.payload, shop.project, values)
const wish = (code: string, product: unknown = shop.course.id) => ({ items: [{ product }], coupon: code })
const reasonAt = async (browser: Browser, code: string, product: unknown = shop.course.id) =>
  (await quoteAt(browser, wish(code, product))).body.quote.refusedCodes[0]?.reason ?? null
const buy = (browser: Browser, code: string, product: unknown = shop.course.id) =>
  buyAt(shop.payload, shop.project, browser, wish(code, product))

describe('a coupon with a limit', () => {
  it('ends with its last use, and each person uses it once', async () => {
    const limited = await coupon({ totalLimit: 2, userLimit: 1 })
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => openShopper(shop.payload, shop.project)))
    if (!one || !two || !three) throw new Error('three shoppers')
    await buy(one.browser, limited.code)
    const { product: other } = await createCourse(shop.payload, shop.project)
    expect(await reasonAt(one.browser, limited.code, other.id)).toBe('usedByYou')
    expect(await reasonAt(two.browser, limited.code)).toBeNull()
    await buy(two.browser, limited.code)
    expect(await reasonAt(three.browser, limited.code)).toBe('usedUp')
    expect(await usesLeft(shop.payload, `coupon:${limited.id}`)).toBe(0)
  })

  it('follows changes of its limit while orders reserve and use it', async () => {
    const { id, code } = await coupon({ totalLimit: 1, userLimit: 1 })
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => openShopper(shop.payload, shop.project)))
    if (!one || !two || !three) throw new Error('three shoppers')
    await buy(one.browser, code)
    expect(await reasonAt(two.browser, code)).toBe('usedUp')
    await updateAsAdmin(shop.payload, shop.project, 'coupons', id, { totalLimit: 2 })
    const held = await orderAt(two.browser, wish(code))
    await startAt(two.browser, held)
    expect(await reasonAt(three.browser, code)).toBe('usedUp')
    await updateAsAdmin(shop.payload, shop.project, 'coupons', id, { totalLimit: 3 })
    expect(await reasonAt(three.browser, code)).toBeNull()
    await updateAsAdmin(shop.payload, shop.project, 'coupons', id, { totalLimit: 1 })
    expect(await reasonAt(three.browser, code)).toBe('usedUp')
    // Orders that reserved it are still paid at their price.
    const { body } = await payAt(shop.payload, shop.project, two.browser, held)
    expect(body.status).toBe('paid')
    expect(await reasonAt(three.browser, code)).toBe('usedUp')
    await updateAsAdmin(shop.payload, shop.project, 'coupons', id, { totalLimit: 3 })
    expect(await reasonAt(three.browser, code)).toBeNull()
    await buy(three.browser, code)
    const late = await openShopper(shop.payload, shop.project)
    expect(await reasonAt(late.browser, code)).toBe('usedUp')
  })

  it('that was set later counts earlier uses', async () => {
    const { id, code } = await coupon({ userLimit: 1 })
    for (const _ of [1, 2]) await buy((await openShopper(shop.payload, shop.project)).browser, code)
    await updateAsAdmin(shop.payload, shop.project, 'coupons', id, { totalLimit: 2 })
    expect(await reasonAt((await openShopper(shop.payload, shop.project)).browser, code)).toBe('usedUp')
  })

  it('ignores the reservation of the person’s own pending order', async () => {
    const limited = await coupon({ totalLimit: 1, userLimit: 1 })
    const { product: other } = await createCourse(shop.payload, shop.project)
    const [me, stranger] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const first = await orderAt(me.browser, wish(limited.code))
    await startAt(me.browser, first)
    expect(await reasonAt(stranger.browser, limited.code)).toBe('usedUp')
    expect(await reasonAt(me.browser, limited.code, other.id)).toBeNull()
    const second = await orderAt(me.browser, wish(limited.code, other.id))
    expect((await startAt(me.browser, second)).body.apiSuccess).toBe(true)
    await payAt(shop.payload, shop.project, me.browser, second)
    expect(await usesLeft(shop.payload, `coupon:${limited.id}`)).toBe(0)
    // The second order took over the reservation: the first can no longer be paid at that price.
    expect((await startAt(me.browser, first)).body).toMatchObject({ apiSuccess: false, code: 'couponGone' })
  })

  it('used up between quote and payment is reported before the payment', async () => {
    const limited = await coupon({ totalLimit: 1 })
    const [quick, slow] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const order = await orderAt(slow.browser, wish(limited.code))
    await buy(quick.browser, limited.code)
    const { body } = await startAt(slow.browser, order)
    expect(body).toMatchObject({ apiSuccess: false, code: 'couponGone' })
    expect(body.message).toContain(limited.code)
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'placed',
      heldUntil: null,
      paidBy: null,
    })
  })
})

describe('a coupon for a first order', () => {
  it('is used once by two orders placed before either is paid', async () => {
    const first = await coupon({ isFirstOrderOnly: true, userLimit: null as never, percent: 50 })
    const { product: other } = await createCourse(shop.payload, shop.project)
    const { browser } = await openShopper(shop.payload, shop.project)
    const orders = [
      await orderAt(browser, wish(first.code)),
      await orderAt(browser, wish(first.code, other.id)),
    ]
    const paid: string[] = []
    for (const order of orders) {
      const { body } = await startAt(browser, order)
      if (!body.apiSuccess) continue
      await payAt(shop.payload, shop.project, browser, order)
      paid.push(order)
    }
    const rows = await Promise.all(paid.map((order) => orderRow(shop.payload, order)))
    expect(rows.filter(({ couponPaise }) => couponPaise > 0)).toHaveLength(1)
  })
})

describe('the best coupons', () => {
  type Set = { codes: string[]; discountPaise: number }
  type Auto = Refusable<{
    best: Set | null
    runnerUp: Set | null
    coupons: { code: string; discountPaise: number; refusal: { reason: string } | null }[]
  }>
  const auto = (browser: Browser, items: object[]) => browser.post<Auto>('/coupon/autoapply', { items })
  const seeds = Array.from({ length: 3 }, (_, index) => (Date.now() % 100_000) + index)

  it.each(seeds)('are worth as much as the best of all sets of offered coupons (seed %i)', async (seed) => {
    const draw = random(seed)
    const project = await createProject(shop.payload)
    const { product } = await createCourse(shop.payload, project)
    const book = await createBook(shop.payload, project, null)
    const made: Coupon[] = []
    for (let index = 0; index < 7; index++)
      made.push(
        await createCoupon(shop.payload, project, {
          type: (['percent', 'flat', 'fixedPrice', 'buyXGetY'] as const)[Math.floor(draw() * 4)] ?? 'percent',
          percent: 1 + Math.floor(draw() * 40),
          amountPaise: 1 + Math.floor(draw() * 60_000),
          buyCount: 1,
          getCount: 1,
          isStackable: draw() < 0.7,
          priority: Math.floor(draw() * 3),
          ...(draw() < 0.4 ? { include: { kinds: [draw() < 0.5 ? 'course' : 'physical'] } } : {}),
          isListed: draw() < 0.8,
        }),
      )
    const items: CouponItem[] = [
      { product: String(product.id), kind: 'course', tags: [], quantity: 1, worthPaise: 249_900 },
      { product: String(book.id), kind: 'physical', tags: [], quantity: 3, worthPaise: 150_000 },
    ]
    const offered = made
      .filter(({ isListed }) => isListed)
      .map((one) => couponRules({ ...one, include: one.include as never, exclude: null, users: [] }))
    const viewer = { user: null, hasOrdered: false }
    const uses = { left: null, leftForUser: null }
    const fine = offered.filter((one) => checkCoupon(one, items, viewer, uses, Date.now()) === null)
    const sets = Array.from({ length: 2 ** fine.length }, (_, bits) =>
      fine.filter((_one, index) => bits & (1 << index)),
    )
    const worth = sets.filter(canCombineCoupons).map((set) => applyCoupons(set, items).totalPaise)
    const { body } = await auto(openBrowser(project), [
      { product: String(product.id), quantity: 1 },
      { product: String(book.id), quantity: 3 },
    ])
    expect(body.best?.discountPaise ?? 0, `seed ${seed}`).toBe(Math.max(...worth))
    expect(body.coupons.map(({ code }) => code).toSorted()).toEqual(
      offered.map(({ code }) => code).toSorted(),
    )
    if (fine.length > 1) expect(body.runnerUp, `seed ${seed}`).not.toBeNull()
    expect(body.runnerUp?.discountPaise ?? 0).toBeLessThanOrEqual(body.best?.discountPaise ?? 0)
  })

  it('are listed coupons only, each with its discount or why it does not apply', async () => {
    const project = await createProject(shop.payload)
    const { product } = await createCourse(shop.payload, project)
    const secret = await createCoupon(shop.payload, project, { percent: 90, isListed: false })
    const ten = await createCoupon(shop.payload, project, { percent: 10 })
    const five = await createCoupon(shop.payload, project, { percent: 5 })
    const big = await createCoupon(shop.payload, project, { percent: 50, minItemsPaise: 900_000 })
    await createCoupon(shop.payload, project, { percent: 80, isActive: false })
    const { body } = await auto(openBrowser(project), [{ product: String(product.id), quantity: 1 }])
    expect(body.best).toEqual({ codes: [ten.code], discountPaise: 24_990 })
    expect(body.runnerUp).toEqual({ codes: [five.code], discountPaise: 12_495 })
    expect(
      body.coupons.map(({ code, discountPaise, refusal }) => [code, discountPaise, refusal?.reason]),
    ).toEqual([
      [ten.code, 24_990, undefined],
      [five.code, 12_495, undefined],
      [big.code, 0, 'minimum'],
    ])
    // An unlisted coupon works when its code is entered.
    expect((await placeAt(openBrowser(project), wish(secret.code, product.id))).status).toBe(401)
    expect((await quoteAt(openBrowser(project), wish(secret.code, product.id))).body.quote.couponPaise).toBe(
      224_910,
    )
  })
})
