import { expect, it } from 'vitest'
import type { LectureResponse, MyClass, OwnedProduct } from '#domain/calls/learning/learning.ts'
import type { SearchResponse } from '#domain/calls/search.ts'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import { buyAt, cartAt, changeCartAt, openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourseAndBook)
const HINDI = 'यांत्रिकी, शुरू से'

it('Hindi titles are in responses to Hindi pages only', async () => {
  const { payload, project } = shop
  const { product, course, lectures } = await createCourse(payload, project)
  await updateAsAdmin(payload, project, 'selling-products', product.id, { hindi: { title: HINDI } })
  await updateAsAdmin(payload, project, 'classes', course.id, { hindiTitle: 'यांत्रिकी' })
  const [first] = lectures
  await updateAsAdmin(payload, project, 'lectures', String(first?.id), {
    hindiTitle: 'पाठ 1',
    hindiChapter: 'एक',
  })
  const { browser } = await openShopper(payload, project)
  const hindi = openBrowser(project, belowExpress(project, 'hi'))
  for (const [name, value] of browser.jar) hindi.jar.set(name, value)
  await changeCartAt(browser, shop.book.id)
  await changeCartAt(browser, product.id)
  for (const [name, value] of browser.jar) hindi.jar.set(name, value)
  const english = [shop.book.title, product.title]
  const mixed = [shop.book.title, HINDI]
  const titles = async (from: typeof browser) => {
    const cart = await cartAt(from)
    return [cart.lines.map(({ title }) => title), cart.quote?.lines.map(({ title }) => title)]
  }
  expect(await titles(browser)).toEqual([english, english])
  expect(await titles(hindi)).toEqual([mixed, mixed])

  await buyAt(payload, project, browser, { items: [{ product: product.id }] })
  const learnt = await hindi.get<{ classes: MyClass[] }>('/learn/classes')
  expect(learnt.body.classes.map(({ productTitle }) => productTitle)).toEqual([HINDI])
  expect(learnt.body.classes).toMatchObject([
    { class: { title: 'यांत्रिकी' }, next: { title: 'पाठ 1', chapter: 'एक' } },
  ])
  const lesson = `/learn/lecture?class=${course.slug}&lecture=${first?.slug}`
  const openedLecture = async (from: typeof browser) => (await from.get<LectureResponse>(lesson)).body.lecture
  expect(await openedLecture(hindi)).toMatchObject({ title: 'पाठ 1', chapter: 'एक' })
  expect(await openedLecture(browser)).toMatchObject({ title: 'Lecture 1', chapter: 'One' })
  const owned = await hindi.get<{ products: OwnedProduct[] }>('/learn/owned')
  expect(owned.body.products.map(({ title }) => title)).toEqual([HINDI])

  const searchedTitles = async (from: typeof browser) =>
    (await from.get<SearchResponse>(`/search?q=${encodeURIComponent(product.title)}`)).body.hits
      .filter(({ id }) => id === String(product.id))
      .map(({ title }) => title)
  expect([await searchedTitles(browser), await searchedTitles(hindi)]).toEqual([[product.title], [HINDI]])
})

it('Hindi titles of offered coupons are in responses to Hindi pages only', async () => {
  const { payload, project } = shop
  const code = {
    code: 'HINDI50',
    title: '₹50 off',
    type: 'flat',
    amountPaise: 5000,
    isActive: true,
    isListed: true,
  }
  await payload.create({
    collection: 'coupons',
    data: { ...code, hindiTitle: '₹50 की छूट', project: project.id } as never,
    overrideAccess: true,
    context: { project },
  })
  const titleOn = async (locale: 'en' | 'hi') => {
    const browser = openBrowser(project, belowExpress(project, locale))
    const { body } = await browser.post<{ coupons: { code: string; title: string }[] }>('/coupon/autoapply', {
      items: [{ product: shop.book.id, quantity: 1 }],
    })
    return body.coupons.find((one) => one.code === 'HINDI50')?.title
  }
  expect([await titleOn('en'), await titleOn('hi')]).toEqual(['₹50 off', '₹50 की छूट'])
})
