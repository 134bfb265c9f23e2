import { parseSetCookie } from 'cookie'
import { describe, expect, it } from 'vitest'
import { cartCookie } from '#access/session/cookieNames.ts'
import { GUEST_CART_LIMITS } from '#cms/operations/cart/claimGuestCart.ts'
import type { Cart, SellingProduct } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import { buyAt, cartAt, changeCartAt, openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourseAndBook)

const guest = () => openBrowser(shop.project)
const countAt = async (browser: Browser) => (await browser.get<{ count: number }>('/cart/count')).body.count
const quantities = async (browser: Browser) =>
  (await cartAt(browser)).lines.map(({ product, quantity }) => [product, quantity])
const saveAs = (id: unknown, data: Partial<SellingProduct>) =>
  updateAsAdmin(shop.payload, shop.project, 'selling-products', id, data)

describe('the cart of a browser', () => {
  it('is identified by an HttpOnly cookie, which is set with the first product', async () => {
    const browser = guest()
    expect(await cartAt(browser)).toEqual({ lines: [], count: 0, codes: [], notices: [], quote: null })
    expect(browser.jar.size).toBe(0)
    const { headers } = await changeCartAt(browser, shop.course.id)
    const [cookie = ''] = headers.getSetCookie()
    expect(parseSetCookie(cookie)).toMatchObject({
      name: `${shop.project.slug}-cart`,
      value: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
    })
    const again = await changeCartAt(browser, shop.book.id)
    expect(again.headers.getSetCookie()).toEqual([])
    expect([...browser.jar.keys()]).toEqual([cartCookie(shop.project.slug)])
  })

  it('counts towards its IP address’s limit only when it is new and anonymous', async () => {
    const from = (ip: string) => ({ 'x-internal-ip': ip })
    const addFrom = (browser: Browser, ip: string) =>
      browser.post<{ apiSuccess: boolean; code?: string; retryAfterS?: number }>(
        '/cart/change',
        { product: shop.course.id, quantity: 1 },
        from(ip),
      )
    const first = guest()
    expect((await addFrom(first, '203.0.113.7')).body.apiSuccess).toBe(true)
    for (let opened = 1; opened < GUEST_CART_LIMITS.tenMinutes; opened += 20) {
      const most = Math.min(20, GUEST_CART_LIMITS.tenMinutes - opened)
      await Promise.all(Array.from({ length: most }, () => addFrom(guest(), '203.0.113.7')))
    }
    // An invented secret does not bypass the limit either.
    const inventor = guest()
    inventor.jar.set(cartCookie(shop.project.slug), 'a'.repeat(30))
    for (const browser of [guest(), inventor]) {
      const { status, body } = await addFrom(browser, '203.0.113.7')
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ apiSuccess: false, code: 'limit', retryAfterS: expect.any(Number) }),
      ])
    }
    expect((await addFrom(first, '203.0.113.7')).body.apiSuccess).toBe(true)
    expect((await addFrom(guest(), '203.0.113.8')).body.apiSuccess).toBe(true)
    const { browser } = await openShopper(shop.payload, shop.project)
    expect((await addFrom(browser, '203.0.113.7')).body.apiSuccess).toBe(true)
  })

  it('does not store its secret', async () => {
    const browser = guest()
    await changeCartAt(browser, shop.course.id)
    const secret = browser.jar.get(cartCookie(shop.project.slug)) as string
    const { docs } = await shop.payload.db.find<Cart>({ collection: 'carts', where: {}, pagination: false })
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toContain(secret)
  })

  it('adds, changes, saves for later and empties', async () => {
    const browser = guest()
    await changeCartAt(browser, shop.course.id)
    await changeCartAt(browser, shop.book.id, { quantity: 3 })
    expect(await countAt(browser), 'every copy, as in the bill').toBe(4)
    const { body } = await changeCartAt(browser, shop.book.id, { quantity: 2 })
    expect(body.cart.quote?.payablePaise).toBe(249_900 + 2 * 50_000)
    const kept = (await changeCartAt(browser, shop.book.id, { isSaved: true })).body.cart
    expect(kept.lines).toMatchObject([{ isSaved: false }, { isSaved: true, quantity: 2 }])
    expect([kept.count, kept.quote?.payablePaise]).toEqual([1, 249_900])
    expect(await countAt(browser)).toBe(1)
    const back = (await changeCartAt(browser, shop.book.id, { isSaved: false })).body.cart
    expect([back.count, back.quote?.payablePaise]).toEqual([3, 349_900])
    await changeCartAt(browser, shop.course.id, { quantity: 0 })
    const empty = (await changeCartAt(browser, shop.book.id, { quantity: 0 })).body.cart
    expect([empty.lines, empty.count, empty.quote, await countAt(browser)]).toEqual([[], 0, null, 0])
  })

  it('holds a course once and goods at most ten times', async () => {
    const browser = guest()
    for (const _ of [1, 2, 3]) await changeCartAt(browser, shop.course.id)
    await changeCartAt(browser, shop.course.id, { quantity: 9 })
    await changeCartAt(browser, shop.book.id, { quantity: 9 })
    for (const _ of [1, 2, 3]) await changeCartAt(browser, shop.book.id)
    expect((await changeCartAt(browser, shop.book.id, { quantity: 11 })).status).toBe(400)
    expect(await quantities(browser)).toEqual([
      [shop.course.id, 1],
      [shop.book.id, 10],
    ])
  })

  it('reports when too few are left, and does not charge them', async () => {
    const few = await createBook(shop.payload, shop.project, 4)
    const browser = guest()
    await changeCartAt(browser, few.id, { quantity: 7 })
    const cart = await cartAt(browser)
    expect(cart.lines).toMatchObject([{ quantity: 7, problem: 'fewLeft', left: 4 }])
    expect(cart.quote).toBeNull()
    const { body } = await changeCartAt(browser, few.id, { quantity: 4 })
    expect(body.cart.lines).toMatchObject([{ problem: null, left: 4 }])
    expect(body.cart.quote?.payablePaise).toBe(200_000)
  })

  it('is full with fifty lines', async () => {
    const browser = guest()
    await changeCartAt(browser, shop.course.id)
    const [cart] = (
      await shop.payload.db.find<Cart>({ collection: 'carts', where: {}, sort: '-createdAt', limit: 1 })
    ).docs
    const [first] = cart?.items ?? []
    // 48 lines with options that no longer exist.
    const items = Array.from({ length: 49 }, (_, index) => ({
      ...first,
      ...(index ? { validity: index } : {}),
    }))
    await shop.payload.db.updateOne({
      collection: 'carts',
      where: { id: { equals: cart?.id } },
      data: { items },
    })
    expect((await changeCartAt(browser, shop.book.id)).body.apiSuccess).toBe(true)
    const other = await createBook(shop.payload, shop.project, null)
    const refused = await changeCartAt(browser, other.id)
    expect(refused.body).toMatchObject({ apiSuccess: false, code: 'limit' })
    expect(await countAt(browser)).toBe(50)
    // Existing lines may still be changed and removed.
    await changeCartAt(browser, shop.course.id, { quantity: 0 })
    expect((await changeCartAt(browser, other.id)).body.apiSuccess).toBe(true)
  })

  it('is private: not accessible by a guessed, shortened, foreign or hostile secret', async () => {
    const browser = guest()
    await changeCartAt(browser, shop.course.id)
    const secret = browser.jar.get(cartCookie(shop.project.slug)) as string
    const { docs } = await shop.payload.db.find<Cart>({ collection: 'carts', where: {}, pagination: false })
    const guesses = [
      'a'.repeat(22),
      secret.slice(0, -1),
      `${secret}A`,
      '../../etc/passwd',
      '"; DROP TABLE carts',
    ]
    for (const guess of [...guesses, ...docs.flatMap(({ id, key }) => [String(id), key])]) {
      const other = guest()
      other.jar.set(cartCookie(shop.project.slug), guess)
      expect(await countAt(other), guess).toBe(0)
    }
    const elsewhere = await createProject(shop.payload)
    const foreign = openBrowser(elsewhere)
    foreign.jar.set(cartCookie(elsewhere.slug), secret)
    expect(await countAt(foreign)).toBe(0)
    expect(await countAt(browser)).toBe(1)
  })

  it('refuses products that are not on sale in the project', async () => {
    const elsewhere = await createProject(shop.payload)
    const { product: foreign } = await createCourse(shop.payload, elsewhere)
    const { product: draft } = await createCourse(shop.payload, shop.project, { _status: 'draft' })
    const gone = await createBook(shop.payload, shop.project, 0)
    const browser = guest()
    for (const id of [foreign.id, draft.id, 'nothing'])
      expect((await changeCartAt(browser, id)).body).toMatchObject({ code: 'productGone' })
    expect((await changeCartAt(browser, gone.id)).body).toMatchObject({ code: 'outOfStock' })
    expect((await changeCartAt(browser, shop.course.id, { validity: 3 })).body).toMatchObject({
      code: 'optionGone',
    })
    expect(await countAt(browser)).toBe(0)
  })

  it('saves for later only products on sale in the project', async () => {
    const elsewhere = await createProject(shop.payload)
    const { product: foreign } = await createCourse(shop.payload, elsewhere)
    const browser = guest()
    for (const id of [foreign.id, 'nothing', '__proto__']) await changeCartAt(browser, id, { isSaved: true })
    expect((await cartAt(browser)).lines).toEqual([])
  })

  it('keeps the quantity of a sold-out book that is saved for later', async () => {
    const last = await createBook(shop.payload, shop.project, 5)
    const browser = guest()
    await changeCartAt(browser, last.id, { quantity: 5 })
    const buyer = await openShopper(shop.payload, shop.project)
    await buyAt(shop.payload, shop.project, buyer.browser, {
      items: [{ product: last.id, quantity: 5 }],
      address: await addAddress(buyer.browser),
    })
    const { body } = await changeCartAt(browser, last.id, { isSaved: true })
    expect(body.cart.lines).toMatchObject([{ quantity: 5, isSaved: true, problem: 'outOfStock' }])
  })
})

describe('a change since the last visit', () => {
  it('of a price is reported once with both prices', async () => {
    const { product } = await createCourse(shop.payload, shop.project)
    const browser = guest()
    await changeCartAt(browser, product.id)
    await saveAs(product.id, { pricePaise: 300_000 })
    const first = await cartAt(browser)
    expect(first.notices).toEqual([
      { kind: 'priceUp', product: product.id, title: product.title, fromPaise: 249_900, toPaise: 300_000 },
    ])
    expect(first.quote?.payablePaise).toBe(300_000)
    expect((await cartAt(browser)).notices).toEqual([])
    await saveAs(product.id, { pricePaise: 100_000 })
    expect((await cartAt(browser)).notices).toMatchObject([{ kind: 'priceDown', toPaise: 100_000 }])
    expect((await cartAt(browser)).notices).toEqual([])
  })

  it('that makes a line unavailable keeps it in the cart without charging it', async () => {
    const { product } = await createCourse(shop.payload, shop.project, {
      validityOptions: [
        { days: 30, pricePaise: 10_000 },
        { days: 365, pricePaise: 90_000 },
      ],
    })
    const { product: withdrawn } = await createCourse(shop.payload, shop.project)
    const browser = guest()
    await changeCartAt(browser, product.id, { validity: 365 })
    await changeCartAt(browser, withdrawn.id)
    await changeCartAt(browser, shop.book.id)
    await saveAs(product.id, { validityOptions: [{ days: 30, pricePaise: 10_000 }] })
    await saveAs(withdrawn.id, { _status: 'draft' })
    const cart = await cartAt(browser)
    expect(cart.lines.map(({ problem }) => problem)).toEqual(['optionGone', 'productGone', null])
    expect(cart.quote?.payablePaise).toBe(50_000)
    // They can still be saved for later and removed.
    await changeCartAt(browser, withdrawn.id, { quantity: 0 })
    await changeCartAt(browser, product.id, { validity: 365, isSaved: true })
    expect((await cartAt(browser)).lines.map(({ isSaved }) => isSaved)).toEqual([true, false])
  })
})

describe('a coupon in the cart', () => {
  it('stays until it is removed; a refused one is reported and not kept', async () => {
    const coupon = await createCoupon(shop.payload, shop.project)
    const browser = guest()
    await changeCartAt(browser, shop.course.id)
    const typed = await cartAt(browser, ` ${coupon.code.toLowerCase()} `)
    expect([typed.codes, typed.quote?.couponPaise]).toEqual([[coupon.code], 24_990])
    expect((await cartAt(browser)).quote?.couponPaise).toBe(24_990)
    const refused = await cartAt(browser, 'NOSUCHCODE')
    expect(refused.quote?.refusedCodes).toMatchObject([{ code: 'NOSUCHCODE', reason: 'unknown' }])
    expect((await cartAt(browser)).quote).toMatchObject({ couponPaise: 0, refusedCodes: [] })
    await cartAt(browser, coupon.code)
    expect((await cartAt(browser, '')).quote?.couponPaise).toBe(0)
    expect((await cartAt(browser)).codes).toEqual([])
  })

  it('is the best one on request', async () => {
    const project = await createProject(shop.payload)
    const { product } = await createCourse(shop.payload, project)
    await createCoupon(shop.payload, project, { percent: 5 })
    const best = await createCoupon(shop.payload, project, { percent: 30 })
    const browser = openBrowser(project)
    await changeCartAt(browser, product.id)
    expect((await cartAt(browser, 'auto')).codes).toEqual([best.code])
    expect((await cartAt(browser)).quote?.couponPaise).toBe(74_970)
  })
})
