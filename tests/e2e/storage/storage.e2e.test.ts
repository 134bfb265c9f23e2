import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = `http://demo.localhost:${PORT}`
const COURSE = { slug: 'neet-organic-chemistry', alt: 'A lattice of hexagons with one ring marked' }

async function open(browser: Browser): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  return (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
}

/** Asserts accessibility on desktop and phone, light and dark. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await expectAccessible(page, '.panel')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, '.panel', 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page, '.panel', 'structure')
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Signs a new admin of the demo in to the panel. */
async function signIn(page: Page): Promise<void> {
  await signInToAdmin(page, await makeFreshStaff(page, { level: 800 }), ORIGIN)
}

/** Requests a path from within the page; Node does not resolve the host of the project. */
const ask = (page: Page, path: string, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([url, sent]) => {
      const response = await fetch(url, { headers: sent, cache: 'no-store' })
      return { status: response.status, headers: Object.fromEntries(response.headers) }
    },
    [path, headers] as const,
  )

/** A file of the site, to be uploaded again. */
async function fileAt(page: Page, path: string) {
  const [mimeType, bytes] = await page.evaluate(async (url) => {
    const file = await (await fetch(url, { cache: 'no-store' })).blob()
    return [file.type, [...new Uint8Array(await file.arrayBuffer())]] as const
  }, path)
  return { name: path.slice(path.lastIndexOf('/') + 1), mimeType, buffer: Buffer.from(bytes) }
}

const redPicture = async () => ({
  name: 'red.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer(),
})

/** The colour at the centre of the course's rendered cover. */
const coverColor = (page: Page): Promise<number[] | null> =>
  page.evaluate(async () => {
    const img = document.querySelector<HTMLImageElement>('main img[src*="/api/media/file/"]')
    if (!img) return null
    img.loading = 'eager'
    await img.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d')
    context?.drawImage(img, img.naturalWidth / 2, img.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  })
const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 220 && green < 40 && blue < 40

test('a replaced picture keeps its URL and is on the storefront at once', async ({ browser }) => {
  const visitor = await open(browser)
  await visitor.goto(`${ORIGIN}/courses/${COURSE.slug}`)
  expect(isRed((await coverColor(visitor)) ?? [])).toBe(false)

  const page = await open(browser)
  await signIn(page)
  await page.goto(`${ORIGIN}/admin/storage`)
  await untilPanelIsHydrated(page)
  await page.getByRole('searchbox', { name: 'Look for a file' }).fill('hexagons')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox', { name: 'Look for a file' })).toHaveValue('hexagons')
  await expect(page.getByRole('link', { name: COURSE.alt }).first()).toBeVisible()
  const picture = await page.evaluate(async (alt) => {
    const query = new URLSearchParams({ 'where[alt][equals]': alt, limit: '1' })
    const { docs } = await (await fetch(`/api/media?${query}`)).json()
    return docs[0] as { url: string; id: string }
  }, COURSE.alt)
  const plain = picture.url.split('?')[0] as string
  const before = await ask(page, plain)
  expect(before.headers['cache-control']).toBe('public, no-cache')
  const original = await fileAt(page, plain)

  await page.getByLabel(`New file of ${COURSE.alt}`).setInputFiles(await redPicture())
  await expect(page.getByText('File replaced. Its address stays the same.')).toBeVisible()
  const replacedAt = Date.now()
  await expect(async () => {
    await visitor.goto(`${ORIGIN}/courses/${COURSE.slug}`)
    expect(isRed((await coverColor(visitor)) ?? [])).toBe(true)
  }).toPass({ intervals: [100] })
  test
    .info()
    .annotations.push({ type: 'on the storefront after', description: `${Date.now() - replacedAt} ms` })

  const after = await ask(page, plain, { 'if-none-match': String(before.headers.etag) })
  expect(after.status).toBe(200)
  const again = await ask(page, plain, { 'if-none-match': String(after.headers.etag) })
  expect(again.status).toBe(304)
  const src = await visitor.locator('main img[src*="/api/media/file/"]').first().getAttribute('src')
  const printed = await ask(visitor, String(src))
  expect(printed.headers['cache-control']).toContain('immutable')

  // Other journeys look at this cover, too.
  await page.reload()
  await untilPanelIsHydrated(page)
  await page.getByLabel(`New file of ${COURSE.alt}`).setInputFiles(original)
  await expect(page.getByText('File replaced. Its address stays the same.')).toBeVisible()

  await page.goto(`${ORIGIN}/admin/collections/media/${picture.id}`)
  await untilPanelIsHydrated(page)
  await expect(page.getByRole('button', { name: /^Replace file of/ })).toBeVisible()
  await visitor.context().close()
  await page.context().close()
})

test('a stored picture is chosen for a product by its title and by its thumbnail', async ({ browser }) => {
  const page = await open(browser)
  await signIn(page)
  const id = await page.evaluate(async (slug) => {
    const query = new URLSearchParams({ 'where[slug][equals]': slug, limit: '1', depth: '0' })
    return (await (await fetch(`/api/selling-products?${query}`)).json()).docs[0].id as string
  }, COURSE.slug)
  await page.goto(`${ORIGIN}/admin/collections/selling-products/${id}`)
  await untilPanelIsHydrated(page)
  const field = page.locator('#field-image')
  const drawer = page.getByRole('dialog')
  const row = drawer.getByRole('row', { name: /A rolling wheel/ })
  for (const part of [row.getByText(/A rolling wheel/), row.locator('img')]) {
    await field.getByRole('button', { name: 'Remove the file' }).click()
    await field.getByRole('button', { name: 'Choose from existing' }).click()
    await part.click()
    await expect(drawer).toBeHidden()
    await expect(field.getByRole('button', { name: 'Remove the file' })).toBeVisible()
  }
  await page.context().close()
})

test('folders are created, filled, renamed and searched by keyboard alone', async ({ browser }) => {
  const page = await open(browser)
  await signIn(page)
  await page.goto(`${ORIGIN}/admin/storage`)
  await untilPanelIsHydrated(page)
  const name = `Covers ${Date.now()}`
  const folders = page.getByRole('navigation', { name: 'Folders' })
  await page.getByRole('button', { name: 'New folder' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('a/b')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('A folder name cannot contain a slash.')
  await expectAccessible(page, '[role="dialog"], dialog')
  await dialog.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(folders.getByRole('link', { name: new RegExp(name) })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Look for a file' }).focus()
  await page.keyboard.type('a curve with')
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: /^Mark A curve/ })
  await box.focus()
  await page.keyboard.press('Space')
  await page.getByRole('combobox', { name: 'Folder to move to' }).selectOption({ label: name })
  await page.getByRole('button', { name: 'Move', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Files moved')).toBeVisible()
  const link = folders.getByRole('link', { name: new RegExp(`${name}\\s*1`) })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/folder=/)
  await expect(page.getByRole('link', { name: /^A curve/ }).last()).toBeVisible()

  await page.getByRole('button', { name: 'Delete folder' }).press('Enter')
  await expect(page.getByText('This folder is not empty. Move its contents first.')).toBeVisible()
  await page.getByRole('button', { name: 'Rename or move' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} renamed`)
  await page.keyboard.press('Enter')
  await expect(folders.getByRole('link', { name: new RegExp(`${name} renamed`) })).toBeVisible()
  await page.context().close()
})

test('the clean-up lists unused files; it and the file list are accessible', async ({ browser }) => {
  const page = await open(browser)
  await signIn(page)
  await page.goto(`${ORIGIN}/admin/storage`)
  await untilPanelIsHydrated(page)
  await expect(page.getByRole('heading', { name: 'Storage', level: 1 })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Clean up' }).click()
  await page.getByRole('button', { name: 'Look now' }).click()
  await expect(page.getByRole('heading', { name: /^Unused files/ })).toBeVisible()
  await expect(page.getByText('Every document has its file.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Files without a document/ })).toBeHidden()
  await expect(page.getByRole('heading', { name: /^Copies/ })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.context().close()
})
