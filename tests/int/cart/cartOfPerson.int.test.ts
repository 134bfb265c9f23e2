import { describe, expect, it } from 'vitest'
import { cartCookie } from '#access/session/cookieNames.ts'
import { cartToken } from '#cms/operations/cart/cartLink.ts'
import type { CartView } from '#domain/calls/cart.ts'
import type { Cart } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import {
  buyAt,
  cartAt,
  changeCartAt,
  openShopper,
  orderAt,
  type Refusable,
  signInAt,
  startAt,
} from '#tests/support/shop/shopper.ts'

const DAY_MS = 86_400_000

const shop = openShop(withCourseAndBook)

const quantities = (cart: CartView) => cart.lines.map(({ product, quantity }) => [product, quantity])
const kinds = (cart: CartView) => cart.notices.map(({ kind }) => kind)
const cartRow = async (person: string): Promise<Cart> =>
  (await shop.payload.db.findOne<Cart>({
    collection: 'carts',
    where: { key: { equals: `user:${shop.project.id}:${person}` } },
  })) as Cart

describe('signing in with a filled cart', () => {
  it('merges it into the person’s cart: a course once, goods with the larger quantity, reported once', async () => {
    const { person, browser: phone } = await openShopper(shop.payload, shop.project)
    await changeCartAt(phone, shop.course.id)
    await changeCartAt(phone, shop.book.id, { quantity: 2 })
    const visit = openBrowser(shop.project)
    const other = await createBook(shop.payload, shop.project, null)
    for (const [id, quantity] of [
      [shop.course.id, 1],
      [shop.book.id, 5],
      [other.id, 1],
    ] as const)
      await changeCartAt(visit, id, { quantity })
    await signIn(shop.project, person.phone, visit)
    const merged = await cartAt(visit)
    expect(quantities(merged)).toEqual([
      [shop.course.id, 1],
      [shop.book.id, 5],
      [other.id, 1],
    ])
    expect(kinds(merged)).toEqual(['merged'])
    expect(visit.jar.has(cartCookie(shop.project.slug))).toBe(false)
    const again = await cartAt(visit)
    expect([quantities(again), kinds(again)]).toEqual([quantities(merged), []])
    expect(quantities(await cartAt(phone))).toEqual(quantities(merged))
  })

  it('saves items for later that do not fit, and returns their number once', async () => {
    const { person, browser } = await openShopper(shop.payload, shop.project)
    await changeCartAt(browser, shop.course.id)
    const key = `user:${shop.project.id}:${person.id}`
    const [stored] = (await cartRow(String(person.id))).items
    // Items without existing products, since a full cart of real ones takes too long to create.
    const items = [stored, ...Array.from({ length: 49 }, (_, i) => ({ ...stored, product: `gone-${i}` }))]
    await shop.payload.db.updateOne({
      collection: 'carts',
      where: { key: { equals: key } },
      data: { items },
    })
    const visit = openBrowser(shop.project)
    await changeCartAt(visit, shop.book.id)
    await signInAt(shop.payload, shop.project, person, visit)
    expect((await visit.get<{ count: number }>('/cart/count')).body.count).toBe(50)
    const merged = await cartAt(visit)
    expect(merged.lines.at(-1)).toMatchObject({ product: shop.book.id, isSaved: true })
    expect(merged.notices).toMatchObject([{ kind: 'merged' }, { kind: 'savedFull', count: 1 }])
    expect(kinds(await cartAt(visit))).toEqual([])
    // There is no room to buy it until something is removed.
    const moved = await changeCartAt(visit, shop.book.id, { isSaved: false })
    expect(moved.body).toMatchObject({ apiSuccess: false, code: 'limit' })
    await changeCartAt(visit, shop.course.id, { quantity: 0 })
    expect((await changeCartAt(visit, shop.book.id, { isSaved: false })).body.apiSuccess).toBe(true)
  })

  it('drops products that the person owns, and reports them once', async () => {
    const { product } = await createCourse(shop.payload, shop.project)
    const { person, browser } = await openShopper(shop.payload, shop.project)
    await buyAt(shop.payload, shop.project, browser, { items: [{ product: product.id }] })
    const visit = openBrowser(shop.project)
    await changeCartAt(visit, product.id)
    await changeCartAt(visit, shop.book.id)
    await signInAt(shop.payload, shop.project, person, visit)
    const merged = await cartAt(visit)
    expect(quantities(merged)).toEqual([[shop.book.id, 1]])
    expect(merged.notices).toMatchObject([{ kind: 'merged' }, { kind: 'ownedDropped', title: product.title }])
    expect(merged.quote?.payablePaise).toBe(50_000)
    expect((await cartAt(visit)).notices).toEqual([])
    // An extension is intended, and stays.
    await changeCartAt(visit, product.id, { extend: true })
    expect(quantities(await cartAt(visit))).toEqual([
      [shop.book.id, 1],
      [product.id, 1],
    ])
  })

  it('merges once, even in a second tab at the same time or when the old cookie is sent again', async () => {
    const { person, browser } = await openShopper(shop.payload, shop.project)
    await changeCartAt(browser, shop.book.id, { quantity: 3 })
    const visit = openBrowser(shop.project)
    await changeCartAt(visit, shop.book.id, { quantity: 2 })
    await changeCartAt(visit, shop.course.id)
    const secret = visit.jar.get(cartCookie(shop.project.slug)) as string
    const tabs = await Promise.all(
      [1, 2, 3].map(async () => {
        const tab = openBrowser(shop.project)
        tab.jar.set(cartCookie(shop.project.slug), secret)
        return signInAt(shop.payload, shop.project, person, tab)
      }),
    )
    const seen = await Promise.all(tabs.map((tab) => cartAt(tab)))
    for (const cart of seen)
      expect(quantities(cart)).toEqual([
        [shop.book.id, 3],
        [shop.course.id, 1],
      ])
    await changeCartAt(browser, shop.course.id, { quantity: 0 })
    const late = openBrowser(shop.project)
    late.jar.set(cartCookie(shop.project.slug), secret)
    await signInAt(shop.payload, shop.project, person, late)
    expect(quantities(await cartAt(late))).toEqual([[shop.book.id, 3]])
  })

  it('keeps the coupon entered before, unless the person has one', async () => {
    const [one, two] = [
      await createCoupon(shop.payload, shop.project),
      await createCoupon(shop.payload, shop.project),
    ]
    const { person, browser } = await openShopper(shop.payload, shop.project)
    const visit = openBrowser(shop.project)
    await changeCartAt(visit, shop.course.id)
    await cartAt(visit, one.code)
    await signInAt(shop.payload, shop.project, person, visit)
    expect((await cartAt(visit)).codes).toEqual([one.code])
    await cartAt(browser, two.code)
    const later = openBrowser(shop.project)
    await changeCartAt(later, shop.course.id)
    await cartAt(later, one.code)
    await signInAt(shop.payload, shop.project, person, later)
    expect((await cartAt(later)).codes).toEqual([two.code])
  })

  it('merges carts of the person’s own project only', async () => {
    const elsewhere = await createProject(shop.payload)
    const stranger = await createPerson(shop.payload, elsewhere)
    const visit = openBrowser(shop.project)
    await changeCartAt(visit, shop.book.id)
    await signInAt(shop.payload, elsewhere, stranger, visit)
    expect(quantities(await cartAt(visit))).toEqual([[shop.book.id, 1]])
  })
})

describe('a link to a cart', () => {
  type Resumed = Refusable<{ cart: CartView }>
  const resume = (token: string, at = openBrowser(shop.project)) =>
    at.post<Resumed>('/cart/resume', { token })
  const linkOf = async (now = new Date()) => {
    const { id, browser } = await openShopper(shop.payload, shop.project)
    await changeCartAt(browser, shop.book.id, { quantity: 2 })
    return cartToken(String((await cartRow(id)).id), now)
  }

  it('adds its lines on another device once, signed in or not', async () => {
    const token = await linkOf()
    const device = openBrowser(shop.project)
    for (const _ of [1, 2]) expect((await resume(token, device)).body.apiSuccess).toBe(true)
    expect(quantities(await cartAt(device))).toEqual([[shop.book.id, 2]])
    const { browser } = await openShopper(shop.payload, shop.project)
    await resume(token, browser)
    expect(quantities(await cartAt(browser))).toEqual([[shop.book.id, 2]])
    // The link does not sign in.
    expect([...device.jar.keys()]).toEqual([cartCookie(shop.project.slug)])
  })

  it('expires after 30 days', async () => {
    const almost = new Date(Date.now() - 30 * DAY_MS + 60_000)
    expect((await resume(await linkOf(almost))).body.apiSuccess).toBe(true)
    const over = new Date(Date.now() - 30 * DAY_MS - 60_000)
    expect((await resume(await linkOf(over))).body).toMatchObject({ apiSuccess: false, code: 'tokenUsed' })
  })

  it('with any character changed, a foreign signature, or of another project is refused', async () => {
    const token = await linkOf()
    const [text = '', signature = ''] = token.split('.')
    const [, foreignSignature = ''] = (await linkOf()).split('.')
    const flip = (from: string, at: number) =>
      from.slice(0, at) + (from[at] === 'a' ? 'b' : 'a') + from.slice(at + 1)
    const wrong = [
      ...[flip(text, 3), flip(text, text.length - 1)].map((changed) => `${changed}.${signature}`),
      ...[flip(signature, 0), signature.slice(1), '', foreignSignature].map((one) => `${text}.${one}`),
      text,
      'x'.repeat(100),
    ]
    for (const one of wrong) expect((await resume(one)).body.code, one).toBe('tokenUsed')
    const elsewhere = await createProject(shop.payload)
    expect((await resume(token, openBrowser(elsewhere))).body.code).toBe('tokenUsed')
    expect((await resume(token)).body.apiSuccess).toBe(true)
  })
})

describe('the cart of a person', () => {
  it('is the same on every device, and stays when one is lost', async () => {
    const { person, browser } = await openShopper(shop.payload, shop.project)
    await changeCartAt(browser, shop.book.id, { quantity: 4 })
    browser.jar.clear()
    expect((await cartAt(browser)).lines).toEqual([])
    const other = await signInAt(shop.payload, shop.project, person)
    expect(quantities(await cartAt(other))).toEqual([[shop.book.id, 4]])
    expect(await cartRow(String(person.id))).toMatchObject({ count: 4, worthPaise: 200_000 })
  })

  it('keeps concurrent changes of two devices', async () => {
    const { person, browser } = await openShopper(shop.payload, shop.project)
    const other = await signInAt(shop.payload, shop.project, person)
    await changeCartAt(browser, shop.book.id)
    await Promise.all(
      [...Array(4)].flatMap(() => [changeCartAt(browser, shop.book.id), changeCartAt(other, shop.book.id)]),
    )
    expect(quantities(await cartAt(other))).toEqual([[shop.book.id, 9]])
  })

  it('loses bought lines and keeps the rest', async () => {
    const { product } = await createCourse(shop.payload, shop.project)
    const { id, browser } = await openShopper(shop.payload, shop.project)
    await changeCartAt(browser, product.id)
    await changeCartAt(browser, shop.book.id, { quantity: 2 })
    await buyAt(shop.payload, shop.project, browser, { items: [{ product: product.id }] })
    const cart = await cartAt(browser)
    expect([quantities(cart), cart.notices]).toEqual([[[shop.book.id, 2]], []])
    await buyAt(shop.payload, shop.project, browser, {
      items: [{ product: shop.book.id, quantity: 2 }],
      address: await addAddress(browser),
    })
    expect(await cartRow(id)).toMatchObject({ items: [], count: 0, remindAt: null, coupons: [] })
  })

  it.each([
    ['cashOnDelivery', 'cashOnDelivery'],
    ['bankTransfer', 'bankTransfer'],
  ])('loses lines ordered by %s', async (method, setting) => {
    const project = await createProject(shop.payload)
    await setShop(shop.payload, project, 'payment-settings', { [setting]: { isActive: true } })
    const parcel = await createBook(shop.payload, project, null)
    const { browser } = await openShopper(shop.payload, project)
    await changeCartAt(browser, parcel.id)
    const address = await addAddress(browser)
    const order = await orderAt(browser, { items: [{ product: parcel.id }], address, method })
    expect((await startAt(browser, order, method)).body.apiSuccess).toBe(true)
    expect((await cartAt(browser)).lines).toEqual([])
  })
})
