import { expect, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { signUpViaApi } from '../support/people.ts'
import { saveScreenshot } from '../support/screenshots.ts'
import { addressOf, buyByCalls, PHONE, saveAddress } from '../support/testShop.ts'

test('a product that cannot be returned is listed with its reason by its whole title, also a mixed-language one', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signUpViaApi(page)
  const read = async (path: string) =>
    ((await call(page, path, undefined, 'GET')) as { docs: { id: string; title: string }[] }).docs
  const [course] = await read('/selling-products?where[slug][equals]=ssc-samanya-adhyayan&limit=1&depth=0')
  const bought = await buyByCalls(
    page,
    { origin: host('demo') },
    { items: [{ product: course?.id ?? '', quantity: 1 }] },
  )
  const lessons = await read('/lectures?where[class.slug][equals]=samanya-adhyayan&limit=4&depth=0')
  for (const { id } of lessons) await call(page, '/learn/complete', { lecture: id })
  await page.goto(`${host('demo')}/orders/${bought.number}`)
  await page.getByRole('button', { name: 'Return or refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return or refund' })
  await expect(dialog.getByText('Nothing in this order can be returned.')).toBeVisible()
  await expect(dialog.getByText(course?.title ?? 'no course', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^\d+ of \d+ lessons done \(\d+%\)\. Refundable within /)).toBeVisible()
})

test('a bundle whose lessons were watched shows why it cannot be cancelled, and links to support', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signUpViaApi(page)
  await saveAddress(page)
  const read = async (path: string) =>
    ((await call(page, path, undefined, 'GET')) as { docs: { id: string }[] }).docs
  const [bundle] = await read('/selling-products?where[slug][equals]=jee-physics-bundle&limit=1&depth=0')
  const items = [{ product: bundle?.id ?? '', quantity: 1 }]
  const wanted = { items, address: await addressOf(page) }
  const bought = await buyByCalls(page, { origin: host('demo') }, wanted)
  const { classes } = (await call(page, '/learn/classes', undefined, 'GET')) as {
    classes: { class: { slug: string } }[]
  }
  for (const { class: opened } of classes)
    for (const { id } of await read(`/lectures?where[class.slug][equals]=${opened.slug}&limit=200&depth=0`))
      await call(page, '/learn/complete', { lecture: id })
  await page.goto(`${host('demo')}/orders/${bought.number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'This order cannot be cancelled' })
  await expect(dialog).toContainText(/\d+ of \d+ lessons done \(\d+%\)\. You can cancel it while less than/)
  await expectAccessible(page, '[role=alertdialog]')
  await saveScreenshot(page, 'cancel-watched-360')
  await dialog.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/support-tickets\\?order=${bought.number}$`))
})
