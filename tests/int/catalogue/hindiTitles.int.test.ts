import { expect, it } from 'vitest'
import type { MyClass, OwnedProduct } from '#domain/calls/learn.ts'
import type { SearchAnswer } from '#domain/calls/search.ts'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { edit } from '#tests/support/shop/shopOwner.ts'
import { buyAt, cartAt, openShopper, putAt } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourseAndBook)
const HINDI = 'यांत्रिकी, शुरू से'

it('stand in the answers to Hindi pages where a product has one, and nowhere else', async () => {
  const { payload, project } = shop
  const { product } = await createCourse(payload, project)
  await edit(payload, project, 'selling-products', product.id, { hindi: { title: HINDI } })
  const { browser } = await openShopper(payload, project)
  const hindi = openBrowser(project, belowExpress(project, 'hi'))
  for (const [name, value] of browser.jar) hindi.jar.set(name, value)
  await putAt(browser, shop.book.id)
  await putAt(browser, product.id)
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
  const owned = await hindi.get<{ products: OwnedProduct[] }>('/learn/owned')
  expect(owned.body.products.map(({ title }) => title)).toEqual([HINDI])

  const found = async (from: typeof browser) =>
    (await from.get<SearchAnswer>(`/search?q=${encodeURIComponent(product.title)}`)).body.hits
      .filter(({ id }) => id === String(product.id))
      .map(({ title }) => title)
  expect([await found(browser), await found(hindi)]).toEqual([[product.title], [HINDI]])
})
