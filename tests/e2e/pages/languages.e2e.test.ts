import { expect, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNoEnglish } from '../support/englishWords.ts'
import { expectFitsWidth, PHONE } from '../support/hindiPages.ts'
import { signUpViaApi } from '../support/people.ts'

const COURSE = '/courses/jee-physics-mechanics'

/** Requests a path of the demo; Node does not resolve *.localhost. */
const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${PORT}/_projects/demo${path}`, { redirect: 'manual', ...init })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
})

test('the language switch keeps page and query, both ways', async ({ page }) => {
  await page.goto('/courses?exam=JEE+Main&sort=price-low')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await page.getByRole('region', { name: 'Contact and news' }).getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/courses\?exam=JEE\+Main&sort=price-low$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कोर्स')
  await expect(page.getByRole('button', { name: 'क्रम: कीमत: कम से ज़्यादा' })).toBeVisible()
  await page.getByRole('region', { name: 'संपर्क और सूचना' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/courses\?exam=JEE\+Main&sort=price-low$/)
})

test('a Hindi list is filtered, and every link stays in Hindi', async ({ page }) => {
  await page.goto('/hi/courses')
  const filters = page.getByRole('navigation', { name: 'फ़िल्टर' })
  await filters.getByRole('link', { name: /^मुफ़्त/ }).click()
  await expect(page).toHaveURL(/\/hi\/courses\?price=free$/)
  await expect(page.getByRole('link', { name: 'मुफ़्त फ़िल्टर हटाएँ' })).toBeVisible()
  await expect(page.locator('main ul:has(> li h3) > li').first()).toContainText('मुफ़्त')
  const outside = await page.locator('a[href^="/"]').evaluateAll((links) =>
    links
      .filter((link) => !link.hasAttribute('hreflang'))
      .map((link) => link.getAttribute('href'))
      .filter((href) => href !== '/hi' && !href?.startsWith('/hi/')),
  )
  expect(outside).toEqual([])
})

test('a product shows its Hindi texts; English ones have lang="en"', async ({ page }) => {
  await page.goto(`/hi${COURSE}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JEE भौतिकी: यांत्रिकी, शुरू से')
  await expect(page).toHaveTitle(/^JEE भौतिकी/)
  await expect(page.getByRole('link', { name: 'अभी खरीदें' }).first()).toHaveAttribute(
    'href',
    /^\/hi\/checkout\?/,
  )
  await expect(page.locator('#overview [lang="en"]').first()).toBeVisible()
  const head = (selector: string) => page.locator(`head ${selector}`).getAttribute('href')
  expect(await head('link[rel="canonical"]')).toMatch(new RegExp(`/hi${COURSE}$`))
  expect(await head('link[hreflang="en"]')).toMatch(new RegExp(`localhost:\\d+${COURSE}$`))
  expect(await head('link[hreflang="hi"]')).toMatch(new RegExp(`/hi${COURSE}$`))
  expect(await head('link[hreflang="x-default"]')).toMatch(new RegExp(`localhost:\\d+${COURSE}$`))
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the login works in Hindi by keyboard, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/hi/courses')
    await expectFitsWidth(page)
    const opener = page.getByRole('banner').getByRole('button', { name: 'लॉग इन' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'अपने खाते में लॉग इन करें' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'फ़ोन नंबर' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'फ़ोन पर OTP मँगाएँ' })).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('the menu has a link to the other language', async ({ page }) => {
    await page.goto(`/about-us?utm=1`)
    await page.getByRole('button', { name: 'Browse' }).click()
    await page.getByRole('dialog', { name: 'Browse' }).getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL(/\/hi\/about-us\?utm=1$/)
    await expectFitsWidth(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the Hindi list is filtered and paged by links, and the language switch works', async ({ page }) => {
    await page.goto('/hi/courses')
    await page.getByRole('link', { name: 'अगला पेज' }).click()
    await expect(page).toHaveURL(/\/hi\/courses\?page=2$/)
    await expect(page.getByRole('link', { name: 'पिछला पेज' })).toBeVisible()
    await page.getByRole('region', { name: 'संपर्क और सूचना' }).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/localhost:\d+\/courses$/)
  })
})

// Whole pages in Hindi: tests/full/languages.full.test.ts.
test('form errors and messages of the server are in Hindi', async ({ page }) => {
  await signUpViaApi(page)
  await page.goto('/hi/address')
  await page.getByRole('button', { name: 'पता जोड़ें' }).click()
  const dialog = page.getByRole('dialog', { name: 'नया पता' })
  await dialog.getByRole('textbox', { name: 'पिन कोड' }).fill('302001')
  await expect(dialog.getByRole('button', { name: /राज्य/ })).toContainText('राजस्थान')
  await dialog.getByRole('button', { name: 'पता सेव करें' }).click()
  await expect(dialog.getByText('मकान और सड़क लिखें')).toBeVisible()
  // The PIN code fills in city and state.
  await expect(dialog.getByRole('textbox', { name: 'शहर या कस्बा' })).toHaveValue('Jaipur')
  await expectNoEnglish(page)
  await dialog.getByRole('textbox', { name: 'मकान, बिल्डिंग और सड़क' }).fill('12 Station Road')
  await dialog.getByRole('button', { name: 'पता सेव करें' }).click()
  await expect(page.getByText('पता सेव हो गया')).toBeVisible()
  await expectNoEnglish(page)

  await page.goto('/hi/contact')
  const form = page.getByRole('form', { name: 'कॉल बैक पाएँ' })
  await form.getByRole('button', { name: 'कॉल बैक पाएँ' }).click()
  await expect(form.getByText('यह फ़ील्ड ज़रूरी है')).toBeVisible()
  await expectNoEnglish(page)
})

test('system pages, feeds and share images use their Hindi texts', async ({ page }) => {
  for (const [slug, title] of [
    ['about-us', 'हमारे बारे में'],
    ['faq', 'अक्सर पूछे जाने वाले सवाल'],
    ['terms', 'शर्तें'],
  ] as const) {
    await page.goto(`/hi/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/hi/${slug}$`),
    )
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)
  }
  const feed = await (await get('/hi/blog/rss.xml')).text()
  expect(feed).toContain('<language>hi-IN</language>')
  expect(feed).toContain(': ब्लॉग</title>')
  expect(feed).toMatch(/<link>[^<]*\/hi\/blog\/[^<]+<\/link>/)
  const picture = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
  const inHindi = await picture(`/hi/og${COURSE}.png`)
  expect(inHindi.subarray(1, 4).toString()).toBe('PNG')
  expect(inHindi.equals(await picture(`/og${COURSE}.png`))).toBe(false)
})

test('the browser loads the texts of one language only', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/chunks/')) scripts.push(response.text().catch(() => ''))
  })
  const load = async (path: string) => {
    scripts.length = 0
    await page.goto(path)
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    return (await Promise.all(scripts)).join('\n')
  }
  const hindi = await load('/hi/courses')
  expect(hindi).toContain('फ़ोन पर OTP मँगाएँ')
  expect(hindi).not.toContain('No country matches this name or code')
  const english = await load('/courses')
  expect(english).toContain('No country matches this name or code')
  expect(english).not.toContain('फ़ोन पर OTP मँगाएँ')
})

test('a project without Hindi has no Hindi pages and no language switch', async () => {
  const other = (path: string) => fetch(`http://127.0.0.1:${PORT}/_projects/demo2${path}`)
  for (const path of ['/hi', '/hi/courses', '/hi/search?q=a'])
    expect([path, (await other(path)).status]).toEqual([path, 404])
  expect(await (await other('/')).text()).not.toContain('hrefLang="hi"')
})

test('pages and sitemap name both languages for search engines', async () => {
  const part = await (await get('/sitemap/products-1.xml')).text()
  expect(part).toContain(`<loc>http://demo.localhost:${PORT}/hi${COURSE}</loc>`)
  expect(part).toMatch(new RegExp(`hreflang="hi" href="http://demo.localhost:${PORT}/hi${COURSE}"`))
  expect((await get('/hi/sitemap.xml')).status).toBe(404)
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /_projects/demo/hi/orders')
})
