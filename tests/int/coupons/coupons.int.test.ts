import { describe, expect, it } from 'vitest'
import type { QuoteView } from '#domain/calls/payments.ts'
import type { Coupon } from '#payload-types'
import { type Browser, belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'
import { addCodes, updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, type Refusable } from '#tests/support/shop/shopper.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const shop = openShop((own) => withCourseAndBook(own, { tags: ['exam'] }))

type Discount = Refusable<{ discountPaise: number; payablePaise: number; coupons: { code: string }[] }>
type Quoted = { quote: QuoteView }
const item = (product: unknown, quantity = 1) => ({ product: String(product), quantity })
const try1 = (browser: Browser, coupon: string, items = [item(shop.course.id), item(shop.book.id, 2)]) =>
  browser.post<Discount>('/coupon/getdiscount', { items, coupon })
const coupon = (values: Partial<Coupon>) => createCoupon(shop.payload, shop.project, values)
const guest = () => openBrowser(shop.project)
const iso = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('the discount on a course at ₹2,499 and two books at ₹500', () => {
  it.each<[string, Partial<Coupon>, number]>([
    ['ten percent', { percent: 10 }, 34_990],
    ['ten percent, 200 rupees at most', { percent: 10, maxDiscountPaise: 20_000 }, 20_000],
    ['250 rupees', { type: 'flat', amountPaise: 25_000 }, 25_000],
    ['more rupees than there are', { type: 'flat', amountPaise: 99_999_900 }, 349_900],
    ['each for 300 rupees', { type: 'fixedPrice', amountPaise: 30_000 }, 349_900 - 90_000],
    ['each for nothing', { type: 'fixedPrice', amountPaise: 0 }, 349_900],
    ['two paid, one free', { type: 'buyXGetY', buyCount: 2, getCount: 1 }, 50_000],
    ['one paid, two free', { type: 'buyXGetY', buyCount: 1, getCount: 2 }, 100_000],
    ['half of the books', { percent: 50, include: { kinds: ['physical'] } }, 50_000],
    ['half of what bears a tag', { percent: 50, include: { tags: ['exam'] } }, 124_950],
    ['half of all but the course', { percent: 50, exclude: { kinds: ['course'] } }, 50_000],
  ])('%s', async (_what, values, off) => {
    const { code } = await coupon(values)
    const { body } = await try1(guest(), code)
    expect(body).toMatchObject({ apiSuccess: true, discountPaise: off, coupons: [{ code }] })
    expect(body.payablePaise).toBe(349_900 - off)
  })

  it('applies to included products and not to excluded ones', async () => {
    const only = await coupon({ percent: 100, include: { products: [shop.book.id] } })
    const not = await coupon({ percent: 100, exclude: { products: [shop.book.id] } })
    expect((await try1(guest(), only.code)).body.discountPaise).toBe(100_000)
    expect((await try1(guest(), not.code)).body.discountPaise).toBe(249_900)
  })
})

describe('a coupon is refused with its reason', () => {
  it.each<[string, Partial<Coupon>, string, RegExp]>([
    ['couponPaused', { isActive: false }, 'when it is paused', /not valid at the moment/],
    ['couponNotYet', { startsAt: iso(HOUR_MS) }, 'before it begins', /not valid yet/],
    ['couponEnded', { endsAt: iso(-1000) }, 'after its end', /has expired/],
    [
      'couponNotForItems',
      { include: { kinds: ['bundle'] } },
      'for other things',
      /does not apply to anything in your cart/,
    ],
    ['couponMinimum', { minItemsPaise: 400_000 }, 'below its minimum', /^Add ₹501 more to use CODE-/],
  ])('%s %#', async (code, values, _when, message) => {
    const { code: typed } = await coupon(values)
    const { status, body } = await try1(guest(), typed)
    expect([status, body.apiSuccess, body.code]).toEqual([200, false, code])
    expect(body.message).toMatch(message)
    expect(body.missingPaise).toBe(code === 'couponMinimum' ? 50_100 : undefined)
  })

  it('in the language of the page, also within a quote', async () => {
    const { code } = await coupon({ minItemsPaise: 400_000 })
    const hindi = openBrowser(shop.project, belowExpress(shop.project, 'hi'))
    const text = `${code} लगाने के लिए ₹501 की चीज़ें और जोड़ें।`
    expect((await try1(hindi, code)).body).toMatchObject({ code: 'couponMinimum', message: text })
    const items = [item(shop.course.id), item(shop.book.id, 2)]
    const { body } = await hindi.post<Quoted>('/payment/quote', { items, coupon: [code] })
    expect(body.quote.refusedCodes).toMatchObject([{ reason: 'minimum', message: text }])
  })

  it('when it does not exist, or in another project', async () => {
    const elsewhere = await createProject(shop.payload)
    const foreign = await createCoupon(shop.payload, elsewhere)
    for (const code of [foreign.code, 'NOSUCHCODE', '!!', "' OR 1=1 --"])
      expect((await try1(guest(), code)).body.code, code).toBe('couponUnknown')
  })

  it('when it is for other people', async () => {
    const [me, other] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const { code } = await coupon({ users: [me.id] })
    expect((await try1(me.browser, code)).body.apiSuccess).toBe(true)
    expect((await try1(other.browser, code)).body.code).toBe('couponNotForYou')
    expect((await try1(guest(), code)).body.code).toBe('couponNotForYou')
  })

  it('when it is for a first order and there was one', async () => {
    const { browser } = await openShopper(shop.payload, shop.project)
    const { code } = await coupon({ isFirstOrderOnly: true })
    expect((await try1(browser, code)).body.apiSuccess).toBe(true)
    await buyAt(shop.payload, shop.project, browser, { items: [{ product: shop.course.id }] })
    expect((await try1(browser, code, [item(shop.book.id)])).body.code).toBe('couponFirstOrderOnly')
  })

  it('when its discount is zero', async () => {
    const dear = await coupon({ type: 'fixedPrice', amountPaise: 900_000 })
    const { body } = await try1(guest(), dear.code)
    expect(body).toMatchObject({ apiSuccess: false, code: 'couponNothingOff' })
  })

  it('when too few of its products are in the cart, with how many are missing', async () => {
    const three = await coupon({
      type: 'buyXGetY',
      buyCount: 2,
      getCount: 1,
      include: { kinds: ['physical'] },
    })
    const withBooks = (count: number) =>
      try1(guest(), three.code, [item(shop.course.id), item(shop.book.id, count)])
    const { body } = await withBooks(1)
    expect(body).toMatchObject({ apiSuccess: false, code: 'couponMoreItems' })
    expect(body.message).toBe(`${three.code} needs 2 more of the items it applies to.`)
    expect((await withBooks(2)).body.code).toBe('couponMoreItems')
    expect((await withBooks(3)).body.apiSuccess).toBe(true)
  })

  it('at the next call after it was paused, and applies at once when it is active again', async () => {
    const browser = guest()
    const { id, code } = await coupon({})
    expect((await try1(browser, code)).body.apiSuccess).toBe(true)
    for (const isActive of [false, true, false]) {
      await updateAsAdmin(shop.payload, shop.project, 'coupons', id, { isActive })
      expect((await try1(browser, code)).body.apiSuccess).toBe(isActive)
    }
  })
})

describe('several coupons', () => {
  it('combine when all are combinable, in order of priority', async () => {
    const ten = await coupon({ percent: 10, isStackable: true })
    const flat = await coupon({ type: 'flat', amountPaise: 49_900, isStackable: true, priority: 5 })
    const { body } = await try1(guest(), `${ten.code}, ${flat.code}`)
    expect(body.coupons).toMatchObject([
      { code: flat.code, discountPaise: 49_900 },
      { code: ten.code, discountPaise: 30_000 },
    ])
    expect(body.payablePaise).toBe(270_000)
  })

  it('do not combine when one is exclusive, and never more than three', async () => {
    const alone = await coupon({ percent: 10 })
    const stack = await Promise.all([1, 2, 3, 4].map(() => coupon({ percent: 1, isStackable: true })))
    const codes = stack.map(({ code }) => code)
    expect((await try1(guest(), `${codes[0]},${alone.code}`)).body.code).toBe('couponNotTogether')
    expect((await try1(guest(), codes.slice(0, 3).join(','))).body.apiSuccess).toBe(true)
    expect((await try1(guest(), codes.join(','))).body.code).toBe('couponNotTogether')
  })

  it('are one when the same code is entered twice, whatever its case and spaces', async () => {
    const { code } = await coupon({ percent: 10, isStackable: true })
    const { body } = await try1(guest(), ` ${code}, ${code.toLowerCase()} ,${code}`)
    expect(body).toMatchObject({ coupons: [{ code }], discountPaise: 34_990 })
  })
})

describe('single codes', () => {
  it('are valid once each, and their coupon’s own code is not', async () => {
    const campaign = await coupon({ hasSingleCodes: true, userLimit: null as never })
    const [one, two] = [`ONE-${campaign.code}`, `TWO-${campaign.code}`]
    await addCodes(shop.payload, shop.project, campaign, [one, two])
    const [buyer, other] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    await buyAt(shop.payload, shop.project, buyer.browser, {
      items: [{ product: shop.course.id }],
      coupon: one,
    })
    expect((await try1(other.browser, one)).body.code).toBe('couponUsedUp')
    expect((await try1(other.browser, two)).body.apiSuccess).toBe(true)
    expect((await try1(other.browser, campaign.code)).body.code).toBe('couponUnknown')
  })

  it('of one campaign do not combine in one order', async () => {
    const campaign = await coupon({ hasSingleCodes: true, isStackable: true, userLimit: 1 })
    const codes = [`A-${campaign.code}`, `B-${campaign.code}`]
    await addCodes(shop.payload, shop.project, campaign, codes)
    const { browser } = await openShopper(shop.payload, shop.project)
    expect((await try1(browser, codes.join(','))).body.code).toBe('couponNotTogether')
  })

  it('that are bound to a phone are valid for that person only', async () => {
    const campaign = await coupon({ hasSingleCodes: true })
    const [mine, other] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const code = `MINE-${campaign.code}`
    await addCodes(shop.payload, shop.project, campaign, [code], mine.person.phone)
    expect((await try1(other.browser, code)).body.code).toBe('couponNotForYou')
    expect((await try1(mine.browser, code)).body.apiSuccess).toBe(true)
  })
})

describe('a coupon used by orders', () => {
  it.each<[string, Partial<Coupon>]>([
    ['and that counts all its uses', { totalLimit: 5 }],
    ['and that everybody may use once', { userLimit: 1 }],
    ['and that counts nothing', { userLimit: null as never }],
  ])('%s cannot be deleted', async (_what, values) => {
    const { id, code } = await coupon(values)
    const { product } = await createCourse(shop.payload, shop.project)
    const { browser } = await openShopper(shop.payload, shop.project)
    await buyAt(shop.payload, shop.project, browser, { items: [{ product: product.id }], coupon: code })
    const options = { overrideAccess: true, context: { project: shop.project } } as const
    await expect(shop.payload.delete({ collection: 'coupons', id, ...options })).rejects.toThrow(
      /Orders used/,
    )
  })

  it('with the code of another one is refused, with an error at the field', async () => {
    const { code } = await coupon({})
    await expect(coupon({ code })).rejects.toMatchObject({
      data: { errors: [{ path: 'code', message: 'There is already a coupon with this code' }] },
    })
  })

  it('stays, while an unused one can be deleted', async () => {
    const { id } = await coupon({ endsAt: iso(DAY_MS) })
    const options = { overrideAccess: true, context: { project: shop.project } } as const
    expect(await shop.payload.delete({ collection: 'coupons', id, ...options })).toMatchObject({ id })
  })
})
