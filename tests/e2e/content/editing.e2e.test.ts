import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PORT } from '../../../playwright.config.ts'
import { call, host } from '../support/account.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { saveAs } from '../support/panel.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')
const SOON = { intervals: [50] }

let staff: BrowserContext
let page: Page

/** The preview's state is stored per person, so that this file has its own editor. */
test.beforeAll(async ({ browser }) => {
  staff = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await staff.newPage()
  const accessList = ['pages', 'storage', 'blogs', 'products'].map((id) => ({ id, canEdit: true }))
  await addStaffCookie(
    staff,
    await makeFreshStaff(page, { level: 650, accessList, features: ['blogs'] }),
    ORIGIN,
  )
  await page.goto(`${ORIGIN}/healthz`)
})
test.afterAll(() => staff.close())

const callToAction = (heading: string) => [{ blockType: 'callToAction', heading }]
/** The response for a visitor, through the gateway and its cache. */
const visit = async (slug: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${PORT}/_projects/demo/${slug}`)).text()

test('the live preview shows what an editor types, and visitors do not see it', async () => {
  const stamp = Date.now()
  const { id, slug } = await saveAs(page, 'POST', '/pages', {
    title: `Live ${stamp}`,
    layout: callToAction(`As published ${stamp}`),
    _status: 'published',
  })
  await page.goto(`${ORIGIN}/admin/collections/pages/${id}`)
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'Live Preview' }).click()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', { name: `As published ${stamp}` })).toBeVisible()
  await frame.locator('body').evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.locator('#layout-row-0').getByRole('button', { name: 'Toggle block' }).click()
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url())
  })
  await page.locator('#field-layout__0__heading').press('End')
  await page.keyboard.type(`, typed ${stamp}`)
  const typed = `As published ${stamp}, typed ${stamp}`
  await expect(frame.getByRole('heading', { name: typed })).toBeVisible()
  expect(await frame.locator('body').evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  expect(saves.every((url) => url.includes('autosave=true'))).toBe(true)

  expect(await visit(slug)).toContain(`As published ${stamp}`)
  expect(await visit(slug)).not.toContain(`typed ${stamp}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(async () => (await visit(slug)).includes(`typed ${stamp}`), SOON).toBe(true)
})

for (const collection of journeyVariants('pages', 'sections', 'blogs', 'selling-products'))
  test(`an empty draft of ${collection} opens in its preview`, AS_VARIANTS, async () => {
    const { id } = await saveAs(page, 'POST', `/${collection}?draft=true`, {})
    const view = await staff.newPage()
    const answer = await view.goto(`${ORIGIN}/api/content/preview?collection=${collection}&id=${id}`)
    expect(answer?.status()).toBe(200)
    await expect(view.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    await view.close()
  })

test('a refused autosave shows its error at the field until the value changes, in one toast, and is not marked as saved', async () => {
  const stamp = Date.now()
  const taken = await saveAs(page, 'POST', '/pages', { title: `Taken ${stamp}`, _status: 'published' })
  const { id } = await saveAs(page, 'POST', '/pages?draft=true', { title: `Refused ${stamp}` })
  await page.goto(`${ORIGIN}/admin/collections/pages/${id}`)
  await untilPanelIsHydrated(page)
  const address = page.locator('#field-slug')
  const refused = page.locator('.field-type', { has: address }).getByText('This address is taken.')
  const [saved, notSaved] = [page.getByText(/^Last saved/), page.getByText(/^Not saved\. .*: Web address$/)]
  await address.fill(taken.slug)
  await expect(refused).toBeVisible()
  await expect(notSaved).toBeVisible()
  const again = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await page.locator('#field-title').fill(`Refused again ${stamp}`)
  expect((await again).status()).toBe(400)
  await expect(refused, 'it stays while the address is the same').toBeVisible()
  await expect(saved).toBeHidden()
  await expect(page.locator('[data-sonner-toast][data-removed=false]')).toHaveCount(1)
  await address.fill(`free-${stamp}`)
  await expect(saved).toBeVisible()
  await expect(refused).toBeHidden()
})

test('an editor compares two versions of a page and restores the older one for visitors', async () => {
  const stamp = Date.now()
  const { id, slug } = await saveAs(page, 'POST', '/pages', {
    title: `Compared ${stamp}`,
    layout: callToAction(`Exams in March ${stamp}`),
    _status: 'published',
  })
  await saveAs(page, 'PATCH', `/pages/${id}`, {
    layout: callToAction(`Exams in April ${stamp}`),
    _status: 'published',
  })
  await expect.poll(async () => (await visit(slug)).includes('Exams in April'), SOON).toBe(true)

  await page.goto(`${ORIGIN}/admin/collections/pages/${id}/versions`)
  const versions = page.getByRole('main').locator('tbody').getByRole('row')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Currently Published')
  await versions.first().getByRole('link').click()
  await page.waitForURL(/\/versions\/[\w-]{20,}/)
  const diff = page.getByRole('main')
  await expect(diff.getByText(`Exams in March ${stamp}`)).toBeVisible()
  await expect(diff.getByText(`Exams in April ${stamp}`)).toBeVisible()
  await expect(diff.getByText(`Compared ${stamp}`), 'what is the same is not shown').toHaveCount(0)

  await page.goto(`${ORIGIN}/admin/collections/pages/${id}/versions`)
  await untilPanelIsHydrated(page)
  await versions.nth(1).getByRole('link').click()
  await page.waitForURL(/\/versions\/[\w-]{20,}/)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  const question = await page.getByText(/to the state that it was in on/).textContent()
  const inIndia = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
  const justNow = [0, 1, 2, 3].map((minutes) => inIndia.format(Date.now() - minutes * 60_000).toLowerCase())
  expect(justNow.map((time) => time.replace('\u202f', ' '))).toContain(
    /\d+:\d\d [ap]m/.exec(question ?? '')?.[0],
  )
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(`**/collections/pages/${id}`)
  await expect.poll(async () => (await visit(slug)).includes(`Exams in March ${stamp}`), SOON).toBe(true)
  expect(await visit(slug)).not.toContain('Exams in April')
})

test('the focal point of a picture stays visible on the storefront', async () => {
  const stamp = Date.now()
  const alt = `A red field ${stamp}`
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer()
  const picture = await page.evaluate(
    async ([base64, text]) => {
      const form = new FormData()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      form.set('file', new File([bytes], 'red.png', { type: 'image/png' }))
      form.set('_payload', JSON.stringify({ alt: text }))
      const response = await fetch('/api/media', { method: 'POST', body: form })
      return ((await response.json()) as { doc: { id: string } }).doc
    },
    [png.toString('base64'), alt] as const,
  )
  const { id, slug } = await saveAs(page, 'POST', '/pages', {
    title: `Pictured ${stamp}`,
    layout: [{ blockType: 'imageText', heading: 'Seen', side: 'left', image: picture.id }],
    _status: 'published',
  })
  const visitor = await staff.newPage()
  const shownAt = async () => {
    await visitor.goto(`${ORIGIN}/${slug}`)
    return visitor.getByAltText(alt).evaluate((img) => getComputedStyle(img).objectPosition)
  }
  expect(await shownAt()).toBe('50% 50%')

  await page.goto(`${ORIGIN}/admin/collections/media/${picture.id}`)
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'Edit Image' }).click()
  const editor = page.locator('.edit-upload')
  await editor.getByRole('spinbutton').nth(2).fill('20')
  await editor.getByRole('spinbutton').nth(3).fill('85')
  await editor.getByRole('button', { name: 'Apply Changes' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/updated successfully/i)).toBeVisible()
  await expect.poll(shownAt, SOON).toBe('20% 85%')
  const { focalX, focalY } = await call(page, `/media/${picture.id}`, undefined, 'GET')
  expect([focalX, focalY]).toEqual([20, 85])
  await visitor.close()

  await page.goto(`${ORIGIN}/admin/collections/pages/${id}`)
  await untilPanelIsHydrated(page)
  await page.locator('#layout-row-0').getByRole('button', { name: 'Toggle block' }).click()
  // Its own text, the random name of the file, has no size.
  await expect(page.getByRole('link', { name: alt })).toHaveAttribute('data-name', alt)
})
