import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { runSql } from '../support/database.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie, signInToAdmin } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')
const ADMIN = '9800000002'

const CSV = [
  'id,type,question_en,question_hi,option_a_en,option_a_hi,option_b_en,option_b_hi,answer,concepts',
  'journey-1,single,What is $2^3$?,$2^3$ क्या है?,8,8,6,6,a,Journey powers',
  'journey-2,single,What is $3^2$?,$3^2$ क्या है?,6,6,9,9,b,Journey powers',
  'journey-3,single,What is $4^2$?,$4^2$ क्या है?,8,8,16,16,c,Journey powers',
].join('\n')

/** Posts JSON to Payload's REST API as the member of staff of the page. */
const create = (page: Page, collection: string, data: object): Promise<string> =>
  page.evaluate(
    async ([path, json]) => {
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: json as string,
      })
      const { doc, errors } = (await response.json()) as { doc?: { id: string }; errors?: unknown }
      if (!doc) throw new Error(JSON.stringify(errors))
      return doc.id
    },
    [collection, JSON.stringify(data)],
  )

test('an author imports questions, builds a paper from a preset, tries it and publishes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInToAdmin(page, ADMIN, ORIGIN)
  await page.goto(`${ORIGIN}/admin/questions/import`)
  await untilPanelIsHydrated(page)
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'journey.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
  await page.getByRole('button', { name: 'Check the file' }).click()
  // The third row says that an option is right which it does not have.
  await expect(page.getByText('2 can be imported · 1 problem')).toBeVisible()
  await expect(page.getByRole('cell', { name: '4', exact: true })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Import 2 questions' }).click()
  await expect(page.getByText('2 imported')).toBeVisible()

  const series = await create(page, 'test-series', { title: 'Author series', _status: 'published' })
  const title = `Author paper ${Date.now()}`
  const paper = await create(page, 'test-papers', {
    title,
    testSeries: series,
    minutes: 60,
    isFree: true,
    rank: 1,
    _status: 'published',
  })
  await page.goto(`${ORIGIN}/admin/collections/test-papers/${paper}/paper`)
  await untilPanelIsHydrated(page)
  await expect(page.getByText('The figures were read in reports of the notices')).toBeVisible()
  await expect(page.getByRole('link', { name: 'upsc.gov.in' })).toHaveAttribute('href', 'https://upsc.gov.in')
  await expect(page.getByText('Not confirmed: The number of the notice; -0.50')).toBeVisible()
  await page.getByRole('button', { name: 'SSC CGL, Tier 1, 2025' }).click()
  for (const name of ['General Awareness', 'Quantitative Aptitude', 'English Comprehension'])
    await page.getByRole('button', { name: `Remove section ${name}` }).click()
  await page.getByRole('button', { name: 'Add questions' }).click()
  const bank = page.getByRole('dialog')
  await bank.getByLabel('Concept').fill('Journey powers')
  await expect(bank.getByText('found 2')).toBeVisible()
  await bank.getByLabel(/^All of this page/).check()
  await bank.getByRole('button', { name: 'Add 2 questions' }).click()

  const section = page.getByRole('region', { name: 'General Intelligence and Reasoning' })
  await section.getByText('Title, marking and sums').click()
  await section.getByLabel('Has to have so many questions').fill('2')
  await section.getByLabel('Has to have so many marks').fill('4')
  const rows = section.getByRole('listitem')
  // Both came at the same moment, so that either may be listed first.
  if (!(await rows.first().textContent())?.includes('What is 2³?'))
    await section.getByRole('button', { name: 'Move What is 2³? up' }).press('Enter')
  await expect(rows.first()).toContainText('What is 2³?')
  await section.getByRole('button', { name: 'Move What is 2³? down' }).press('Enter')
  await expect(rows.first()).toContainText('What is 3²?')
  await expect(section.getByRole('button', { name: 'Move What is 2³? down' })).toBeFocused()
  await expect(page.getByText('Nothing is left to do: the paper can be published.')).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByRole('tab', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Open the paper' }).click()
  await page.getByRole('article', { name: 'Question 1' }).getByLabel('B', { exact: true }).check()
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(page.getByText('2 of 4 marks')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Students have release 1 .* which is this draft\.$/)).toBeVisible()
  await page.goto(`${ORIGIN}/admin/collections/test-papers/${paper}`)
  await expect(page.getByLabel('Question Count')).toHaveValue('2')
  await expect(page.getByLabel('Question Count')).toBeDisabled()
})

test('an author writes a question with a live preview, sees formulas that fail and a duplicate, and retires it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInToAdmin(page, ADMIN, ORIGIN)
  const number = `${Date.now()}`
  const add = async (stem: string): Promise<void> => {
    await page.goto(`${ORIGIN}/admin/questions/add`)
    await untilPanelIsHydrated(page)
    await page.getByLabel('Question, English').fill(stem)
    for (const [letter, text] of ['$x^2$', '$2x$', '$x$', '$3x$'].entries())
      await page.getByLabel(`Option ${'ABCD'[letter]}, English`).fill(text)
  }
  const preview = page.getByRole('region', { name: 'As students see it' })
  await add(`Differentiate $\\frac{x^2$ of number ${number}.`)
  await expect(page.getByText(/cannot be typeset/).first()).toBeVisible()
  await page.getByLabel('Question, English').fill(`Differentiate $\\def\\y{x^2}\\y$ of number ${number}.`)
  await expect(page.getByText(/cannot be typeset in PDFs/).first()).toBeVisible()
  await page.getByLabel('Question, English').fill(`Differentiate $\\frac{x^2}{3}$ of number ${number}.`)
  await expect(preview.locator('math').first()).toBeAttached()
  await expect(preview.getByText(`of number ${number}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByText('Not saved yet. Correct what is marked.')).toBeVisible()
  await page.getByText('Mark as right').nth(1).click()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page).toHaveURL(/collections\/questions\/[^/]+$/)
  const own = page.url()
  await expect(page.getByText('No paper and no quiz has this question.')).toBeVisible()

  // The same words with other spaces and capitals.
  await add(`  differentiate  $\\frac{x^2}{3}$ of Number ${number}`)
  await page.getByText('Mark as right').nth(1).click()
  await expect(page.getByText('The bank has this question already:')).toBeVisible()

  await page.goto(own)
  await untilPanelIsHydrated(page)
  await page.getByLabel('Option B, English').fill('$\\frac{2x}{3}$')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Version 1', exact: true }).click()
  await expect(page.getByText('This is version 1 as it was.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to version 2' }).click()
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByText('Retired', { exact: true })).toBeVisible()

  const { docs } = await page.evaluate(async () =>
    (await fetch('/api/questions?where[code][equals]=jm1-p01&depth=0')).json(),
  )
  await page.goto(`${ORIGIN}/admin/collections/questions/${docs[0].id}`)
  await expect(
    page.getByRole('region', { name: 'Used in' }).getByRole('link', { name: 'Full mock 1' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

/** A student of their own browser in the hall of the strict paper; their name tells the attempts of a run apart. */
async function takeStrictPaper(context: BrowserContext): Promise<Page> {
  const student = await context.newPage()
  await signUpViaApi(student)
  await student.goto(`${ORIGIN}/test-series/${JOURNEY.series}/${JOURNEY.strict}`)
  await expect(student.getByText('The paper is on this device.')).toBeVisible()
  await student.getByRole('button', { name: 'Start test' }).click()
  await student.getByRole('button', { name: 'I understand' }).click()
  return student
}

test('staff see who is in a test, give minutes and send a message; a sub admin sees attempts of the assigned series alone', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const student = await takeStrictPaper(context)
  const attempt = new URL(student.url()).pathname.split('/').at(-1) ?? ''

  await page.setViewportSize({ width: 1440, height: 900 })
  await signInToAdmin(page, ADMIN, ORIGIN)
  await page.goto(`${ORIGIN}/admin/collections/test-user-attempts/${attempt}`)
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'Add minutes' }).click()
  const minutes = page.getByRole('dialog')
  await minutes.getByLabel('Minutes').fill('7')
  await minutes.getByLabel('Why, for the audit log').fill('The power failed')
  await minutes.getByRole('button', { name: 'Add minutes' }).click()
  await expect(page.getByText('7 minutes · Reason: The power failed')).toBeVisible()
  await page.getByRole('button', { name: 'Message' }).click()
  await page.getByRole('dialog').getByLabel('Message').fill('Read 3 kg in question 2.')
  await page.getByRole('dialog').getByRole('button', { name: 'Message' }).click()
  await expect(page.getByText('“Read 3 kg in question 2.”')).toBeVisible()
  await expectAccessible(page, 'main')

  // Both ride on the next answer to the hall.
  await student.locator('label', { hasText: 'Option b' }).click()
  await student.getByRole('button', { name: 'Save and next' }).click()
  await expect(student.getByText('Read 3 kg in question 2.')).toBeVisible()

  await page.getByRole('link', { name: 'Everybody in this test' }).click()
  await expect(page.getByRole('heading', { name: 'Journey strict paper' })).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${attempt}"]`) })
  await expect(row).toContainText('1 of 4')
  await expectAccessible(page, 'main')

  const sub = await (await browser.newContext()).newPage()
  const phone = await makeFreshStaff(sub, {
    level: 650,
    accessList: [{ id: 'testPaperStatus', canEdit: true }],
  })
  await addStaffCookie(sub.context(), phone, ORIGIN)
  const list = `${ORIGIN}/admin/collections/test-user-attempts`
  await sub.goto(list)
  await expect(sub.getByText('Started from')).toBeVisible()
  await expect(sub.getByRole('link', { name: 'Journey strict paper' })).toHaveCount(0)
  await runSql(sql`
    insert into access_configurations_rels ("order", parent_id, path, test_series_id)
    select 1, access_configurations.id, 'assignedTestSeries', test_series.id
    from access_configurations, test_series
    where access_configurations.user_id = (select id from users where phone = ${`+91${phone}`})
      and test_series.slug = ${JOURNEY.series}`)
  // The permissions of a session are read anew after a while.
  await expect(async () => {
    await sub.goto(list)
    await expect(sub.getByRole('link', { name: 'Journey strict paper' }).first()).toBeVisible({
      timeout: 3000,
    })
  }).toPass()
  await sub.context().close()
  await context.close()
})
