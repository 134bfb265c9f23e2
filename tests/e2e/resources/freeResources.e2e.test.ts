import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { openWithoutScripts } from '../support/withoutScripts.ts'

const ORIGIN = host('demo')
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
// Unique per worker, since a restarted worker creates the resources again.
let stamp = ''
const titleOf = (gate: string) => `Formulas ${gate} ${stamp}`
const slugOf = (gate: string) => `formulas-${gate.toLowerCase()}-${stamp}`

let panel: Page
test.beforeAll(async ({ browser }) => {
  stamp = randomUUID().slice(0, 8)
  panel = await openStaffCalls(browser)
  const first = async (collection: string) =>
    panel.evaluate(
      async (slug) =>
        (await (await fetch(`/api/${slug}?sort=createdAt&limit=1&depth=0`)).json()).docs[0].id as string,
      collection,
    )
  const [file, leadForm] = await Promise.all([
    first('private-files'),
    saveAs(panel, 'POST', '/lead-forms', {
      title: titleOf('form'),
      submitLabel: 'Ask for a call',
      fields: [{ fieldId: 'class', label: 'I am in class 12', fieldType: 'checkbox' }],
    }).then(({ id }) => id),
  ])
  const plain = {
    kind: 'pdf',
    file,
    pages: 2,
    exam: `Exam ${stamp}`,
    subject: 'physics',
    _status: 'published',
  }
  for (const gate of ['open', 'signIn', 'leadForm'])
    await saveAs(panel, 'POST', '/free-resources', {
      ...plain,
      title: titleOf(gate),
      slug: slugOf(gate),
      summary: 'What to know by heart',
      gate,
      ...(gate === 'leadForm' ? { leadForm } : {}),
    })
  await saveAs(panel, 'POST', '/free-resources', {
    ...plain,
    kind: 'link',
    title: titleOf('link'),
    slug: slugOf('link'),
    exam: `Other ${stamp}`,
    href: 'https://example.org/paper',
    gate: 'open',
  })
})
test.afterAll(() => panel.context().close())

const download = async (page: Page): Promise<void> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Formulas .*\.pdf$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
}

test('without JavaScript resources are filtered by links, and open ones are downloaded', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/free-resources`)
  const exams = page.getByRole('navigation', { name: 'Exam' })
  await exams.getByRole('link', { name: `Other ${stamp}` }).click()
  await expect(page).toHaveURL(/exam=Other/)
  await expect(page.getByRole('link', { name: titleOf('link') })).toBeVisible()
  await expect(page.getByRole('link', { name: titleOf('open') })).toHaveCount(0)
  await page.getByRole('link', { name: titleOf('link') }).click()
  await expect(page.getByRole('link', { name: 'Open link' })).toHaveAttribute(
    'href',
    'https://example.org/paper',
  )
  await page.goto(`${ORIGIN}/free-resources/${slugOf('open')}`)
  await download(page)
  await page.goto(`${ORIGIN}/free-resources?kind=video&exam=nothing&page=400`)
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
  await context.close()
})

test('a resource behind a sign-in says so, and its file opens after the sign-in', async ({ page }) => {
  await page.goto(`${ORIGIN}/api/free-resources/${slugOf('signIn')}/file`)
  await expect(page).toHaveURL(`${ORIGIN}/free-resources/${slugOf('signIn')}`)
  await expect(page.getByRole('button', { name: 'Log in to open it' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveCount(0)
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/free-resources/${slugOf('signIn')}`)
  await download(page)
  await page.goto(`${ORIGIN}/downloads`)
  await expect(page.getByRole('heading', { name: titleOf('signIn') })).toBeVisible()
  await expect(page.getByRole('heading', { name: titleOf('leadForm') })).toHaveCount(0)
  await expectAccessible(page, 'main')
})

test('a resource behind a lead form opens at once in the browser that submitted the form', async ({
  page,
}) => {
  await page.goto(`${ORIGIN}/free-resources/${slugOf('leadForm')}`)
  const form = page.getByRole('form')
  await form.getByLabel('Your name').fill('Asha Kumari')
  await form.getByLabel('Phone number').fill('9800000006')
  await expect(page.getByRole('button', { name: 'Ask for a call' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Get the PDF' }).click()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await download(page)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
})

const openFormWithoutScripts = (page: Page) =>
  openWithoutScripts(page, `${ORIGIN}/free-resources/${slugOf('leadForm')}`)

test('text typed into a lead form before the scripts load stays', async ({ page }) => {
  const loadScripts = await openFormWithoutScripts(page)
  const form = page.getByRole('form')
  await form.getByLabel('Your name').fill('Asha Kumari')
  await form.getByText('I am in class 12').click()
  await loadScripts()
  await expect(form.getByLabel('Your name')).toHaveValue('Asha Kumari')
  await expect(form.getByLabel('I am in class 12')).toBeChecked()
  await form.getByLabel('Phone number').fill('9800000006')
  await form.getByRole('button', { name: 'Get the PDF' }).click()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
})

test('a lead form submitted before the scripts load is sent when they have loaded', async ({ page }) => {
  const loadScripts = await openFormWithoutScripts(page)
  const form = page.getByRole('form')
  await form.getByLabel('Your name').fill('Asha Kumari')
  await form.getByLabel('Phone number').fill('9800000006')
  await form.getByText('I am in class 12').click()
  await form.getByRole('button', { name: 'Get the PDF' }).click()
  await loadScripts()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await expect(page).toHaveURL(`${ORIGIN}/free-resources/${slugOf('leadForm')}`)
})

test('a PIN code submitted before the scripts load is checked when they have loaded', async ({ page }) => {
  const book = `${ORIGIN}/products/map-practice-book`
  const loadScripts = await openWithoutScripts(page, book)
  await page.getByLabel('Delivery to PIN code').fill('462001')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await loadScripts()
  await expect(page.getByText(/^Usually \d+ to \d+ days/)).toBeVisible()
  await expect(page.getByLabel('Delivery to PIN code')).toHaveValue('462001')
  await expect(page).toHaveURL(book)
})

test('a lead form is prefilled for a signed-in student, who submits it with one click', async ({ page }) => {
  const phone = await signUpViaApi(page)
  await page.goto(`${ORIGIN}/free-resources/${slugOf('leadForm')}`)
  const form = page.getByRole('form')
  await expect(form.getByLabel('Your name')).toHaveValue('Asha Kumari')
  await expect(form.getByLabel('Phone number')).toHaveValue(new RegExp(phone.slice(-5)))
  await form.getByRole('button', { name: 'Get the PDF' }).click()
  await download(page)
})

test('downloads ask anonymous visitors to log in', async ({ page }) => {
  await page.goto(`${ORIGIN}/api/downloads/x/file`)
  await expect(page).toHaveURL(`${ORIGIN}/downloads`)
  await expect(page.getByRole('heading', { name: 'Log in to see your downloads' })).toBeVisible()
})

for (const viewport of journeyVariants(...SIZES)) {
  test(`list and pages are accessible and fit at ${viewport.width} px`, AS_VARIANTS, async ({ browser }) => {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    for (const path of ['', ...['open', 'signIn', 'leadForm'].map((gate) => `/${slugOf(gate)}`)]) {
      await page.goto(`${ORIGIN}/free-resources${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page, 'body')
    }
    await context.close()
  })
}
