import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { codeFor } from '../support/codes.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { freshPhone } from '../support/people.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { host } from '../support/signInDialog.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

/** All journeys share one sign-in and one fresh code, since codes are limited. */
let admin: Page
let adminPhone: string

/** Runs an action and enters a fresh code if the panel prompts for one. */
async function withFreshCode(page: Page, act: () => Promise<unknown>): Promise<void> {
  const since = Date.now()
  await act()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByText(/We sent a code of 6 digits/)).toBeVisible()
  await expectAccessible(page, '.people-dialog')
  await dialog.getByLabel('Code').fill(await codeFor(`+91${adminPhone}`, since))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

/** Adds a person in the panel's form and returns their id. */
async function addPerson(
  page: Page,
  values: { name: string; phone: string; role?: string; isFirst?: boolean },
): Promise<string> {
  await page.goto(`${ORIGIN}/admin/people/add`)
  await untilPanelIsHydrated(page)
  const form = page.getByRole('region', { name: 'One person' })
  await form.getByLabel('Name').fill(values.name)
  await form.getByLabel('Phone').fill(values.phone)
  if (values.role) await form.getByLabel('Role').selectOption({ label: values.role })
  const add = () => form.getByRole('button', { name: 'Add person' }).click()
  if (values.isFirst) await withFreshCode(page, add)
  else await add()
  await expect(form.getByText(`${values.name} is added.`)).toBeVisible()
  const href = await form.getByRole('link', { name: 'Open' }).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  admin = await context.newPage()
  adminPhone = await makeFreshStaff(admin, { level: 800, name: 'Desk Admin' })
  await signInToAdmin(admin, adminPhone, ORIGIN)
})

test.afterEach(() => admin.setViewportSize({ width: 1440, height: 900 }))

test('an admin adds a user and grants a module, which is open in that user’s browser at once', async ({
  browser,
}) => {
  const phone = freshPhone()
  const id = await addPerson(admin, {
    name: 'Mina Kumari',
    phone: `0${phone}`,
    role: 'Sub admin',
    isFirst: true,
  })

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const theirs = await context.newPage()
  await signInToAdmin(theirs, phone, ORIGIN)
  await theirs.goto(`${ORIGIN}/admin/collections/pages`)
  await expect(theirs.getByText(/You need the permission/)).toBeVisible()

  await admin.goto(`${ORIGIN}/admin/collections/users/${id}`)
  const access = admin.getByRole('region', { name: 'Permissions' })
  await access.getByRole('link', { name: 'Content editor' }).click()
  await admin.waitForURL('**/access?preset=contentEditor')
  await untilPanelIsHydrated(admin)
  await expect(
    admin.getByRole('radiogroup', { name: 'Blogs' }).getByRole('radio', { name: 'Edit' }),
  ).toBeChecked()
  await admin.getByRole('button', { name: 'Discard' }).click()
  await expect(admin.getByText('Sub admin', { exact: true }).first()).toBeVisible()
  const pages = admin.getByRole('radiogroup', { name: 'Pages', exact: true })
  await pages.getByRole('radio', { name: 'View' }).check({ force: true })
  await expect(admin.getByText('1 unsaved change')).toBeVisible()
  await admin.getByRole('button', { name: 'Save permissions' }).click()
  await expect(admin.getByText('Permissions saved. They apply from now on.')).toBeVisible()
  await expect(admin.getByText('1 unsaved change')).toBeHidden()

  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Add new' })).toHaveCount(0)

  const explainer = admin.getByRole('region', { name: /^Why does Mina Kumari see a page/ })
  await explainer.getByLabel('Page', { exact: true }).selectOption({ label: 'Pages: list of pages' })
  await expect(
    explainer.getByText('Mina Kumari has the permission “Pages” to view, not to edit.'),
  ).toBeVisible()
  await explainer.getByLabel('Or its address').fill(`${ORIGIN}/_projects/demo/admin/collections/orders`)
  await explainer.getByRole('button', { name: 'Explain' }).click()
  await expect(explainer.getByText('“Orders” is not among the permissions of Mina Kumari.')).toBeVisible()
})

test('the permission editor works by keyboard alone and passes axe on a phone', async () => {
  const id = await addPerson(admin, { name: 'Tara Devi', phone: freshPhone(), role: 'Sub admin' })
  await admin.goto(`${ORIGIN}/admin/collections/users/${id}/access`)
  await untilPanelIsHydrated(admin)
  await expectAccessible(admin, '.people-tab')
  await admin.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(admin, '.people-tab')

  await admin.getByLabel('Find a permission').focus()
  await admin.keyboard.type('blog')
  await expect(admin.getByRole('radiogroup')).toHaveCount(1)
  await admin.keyboard.press('Tab')
  await admin.keyboard.press('ArrowRight')
  await admin.keyboard.press('ArrowRight')
  await expect(admin.getByRole('radio', { name: 'Edit' })).toBeChecked()
  await expect(admin.getByRole('checkbox', { name: 'Blog Comes with Blogs' })).toBeChecked()
  const save = admin.getByRole('button', { name: 'Save permissions' })
  for (let tabs = 0; tabs < 40 && !(await save.evaluate((el) => el === document.activeElement)); tabs++)
    await admin.keyboard.press('Tab')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('Permissions saved. They apply from now on.')).toBeVisible()
})

test('viewing as a student shows a banner in storefront and panel, and Stop ends it', async () => {
  const id = await addPerson(admin, { name: 'Asha Kumari', phone: freshPhone() })
  await admin.goto(`${ORIGIN}/admin/collections/users/${id}`)
  await untilPanelIsHydrated(admin)
  await admin.getByRole('button', { name: 'View as' }).click()
  const dialog = admin.getByRole('dialog', { name: 'View as Asha Kumari' })
  await dialog.getByLabel('Reason').fill('Asked for help with a lesson')
  await dialog.getByRole('button', { name: 'Start' }).click()

  await admin.waitForURL(`${ORIGIN}/`)
  await expect(
    admin.getByText('You are viewing the site as Asha Kumari. You cannot change anything.'),
  ).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Account of Asha Kumari' })).toBeVisible()
  await admin.goto(`${ORIGIN}/admin`)
  await expect(admin.getByText(/The storefront in this browser is seen as Asha Kumari/)).toBeVisible()
  await admin.goto(`${ORIGIN}/courses`)
  await admin.getByRole('button', { name: 'Stop' }).click()
  await admin.waitForURL(`${ORIGIN}/admin/collections/users/${id}`)
  await expect(admin.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await admin.goto(ORIGIN)
  await expect(admin.getByText(/You are viewing the site as/)).toHaveCount(0)

  await admin.goto(`${ORIGIN}/admin/collections/users/${id}/history`)
  await expect(admin.getByText(/Looked through the eyes of "Asha Kumari"/)).toBeVisible()
})

test('viewing as a sub admin shows their panel, and nothing can be saved', async () => {
  await admin.goto(`${ORIGIN}/admin/people/permissions`)
  await untilPanelIsHydrated(admin)
  await admin.getByRole('searchbox', { name: 'Name, phone or e-mail' }).fill('demo sub')
  await admin.getByRole('button', { name: 'Search' }).click()
  await expect(admin.getByRole('rowheader')).toHaveText('Demo Sub Admin')
  await untilPanelIsHydrated(admin)
  await admin.getByRole('link', { name: 'Demo Sub Admin' }).click()
  await admin.waitForURL(/\/access$/)
  await untilPanelIsHydrated(admin)
  await admin.getByRole('button', { name: 'View as' }).click()
  await admin.getByLabel('Reason').fill('They cannot find their orders')
  await admin.getByRole('button', { name: 'Start' }).click()
  await admin.waitForURL(`${ORIGIN}/admin`)
  await expect(
    admin.getByText('You are viewing the panel as Demo Sub Admin. You cannot change anything.'),
  ).toBeVisible()
  await admin.goto(`${ORIGIN}/admin/people/add`)
  await expect(admin.getByRole('region', { name: 'One person' })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Stop' }).click()
  await admin.waitForURL(/\/admin\/collections\/users\//)
  await expect(admin.getByText(/You are viewing the panel as/)).toHaveCount(0)
})

test('an import of people reports errors by line, adds the rest, and adds nobody twice', async () => {
  await admin.goto(`${ORIGIN}/admin/people/add`)
  await untilPanelIsHydrated(admin)
  await expectAccessible(admin, '.people-add')
  const [one, two] = [freshPhone(), freshPhone()]
  const lines = [
    'name,phone,email,level',
    `Ravi Kumar,${one},ravi${one}@example.org,`,
    `"Devi, Mina",${two},,student`,
    '=SUM(1),12,x@,boss',
    `Ravi again,${one},,`,
  ]
  const upload = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  const file = admin.getByLabel('CSV file')
  await file.setInputFiles(upload('people.csv'))
  await expect(
    admin.getByText('people.csv: 2 people to add, 2 rows with errors. Nothing is written yet.'),
  ).toBeVisible()
  const errors = admin.getByRole('region', { name: 'Errors' })
  await expect(errors.getByRole('row', { name: '4 phone Enter a valid phone number' })).toBeVisible()
  await expect(errors.getByRole('row', { name: '5 phone The same as in line 2' })).toBeVisible()

  const saving = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Download the errors' }).click()
  const saved = readFileSync(await (await saving).path(), 'utf8')
  expect(saved).toContain("'=SUM(1)")

  await admin.getByRole('button', { name: 'Add 2 people' }).click()
  await expect(admin.getByText('2 added, 2 rows left out.')).toBeVisible()
  await expect(errors.getByRole('row', { name: '5 phone The same as in line 2' })).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Download the errors' })).toBeVisible()
  await admin.getByRole('button', { name: 'Another file' }).click()
  await file.setInputFiles(upload('again.csv'))
  await expect(admin.getByText(/again\.csv: 0 people to add, 2 there already/)).toBeVisible()
  await expect(admin.getByRole('button', { name: /^Add \d/ })).toHaveCount(0)

  await admin.goto(`${ORIGIN}/admin/collections/users`)
  await admin.getByRole('link', { name: 'Students' }).click()
  await admin.getByPlaceholder(/^Search by/).fill(`0${one.slice(0, 5)} ${one.slice(5)}`)
  await expect(admin.getByRole('link', { name: 'Ravi Kumar' })).toBeVisible()
  await expect(admin.getByRole('link', { name: 'Devi, Mina' })).toHaveCount(0)
})

test('a person’s phone is changed in the form, and blocking signs them out', async () => {
  const id = await addPerson(admin, { name: 'Leela Rao', phone: freshPhone() })
  await admin.goto(`${ORIGIN}/admin/collections/users/${id}`)
  await untilPanelIsHydrated(admin)
  // Changes of the person first, then of the form.
  await expect(admin.getByRole('region', { name: 'Orders' })).toContainText('None yet.')
  await expect(admin.getByRole('region', { name: 'Contact' })).toContainText('No device')
  await expect(admin.locator('#field-name')).toHaveCount(0)
  await admin.getByRole('link', { name: 'Edit details' }).click()
  await admin.waitForURL('**/edit')
  const phone = freshPhone()
  await admin.getByLabel('Phone', { exact: true }).fill(phone)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByLabel('Phone', { exact: true })).toHaveValue(`+91${phone}`)
  await admin.getByRole('button', { name: 'Block', exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(admin.getByText('Blocked', { exact: true })).toBeVisible()
  await admin.getByRole('button', { name: 'Unblock' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(admin.getByText('Active', { exact: true })).toBeVisible()
})
