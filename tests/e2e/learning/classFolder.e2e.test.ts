import { expect, test } from '@playwright/test'
import { zip } from '#cms/adapters/questionFiles/zip.ts'
import { pdfFile } from '#tests/support/files.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

test('a teacher builds a class from a folder of files, and uploads a file of a lesson again after an interruption', async ({
  browser,
}) => {
  const staff = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await staff.newPage()
  const accessList = ['classes', 'lectures', 'products', 'storage'].map((id) => ({ id, canEdit: true }))
  await addStaffCookie(staff, await makeFreshStaff(page, { level: 650, accessList }), ORIGIN)
  const pdf = (await pdfFile()).data
  const title = `Optics ${Date.now()}`
  const files = await zip([
    ['1 Light/01 Rays.md', Buffer.from('Light goes in **straight lines**.')],
    ['1 Light/02 Shadows.pdf', pdf],
    ['2 Mirrors/01 Plane mirrors.pdf', pdf],
  ])
  await page.goto(`${ORIGIN}/admin/courses`)
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'Class from a folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'A class from a folder' })
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel('ZIP of a class').setInputFiles({ name, mimeType: 'application/zip', buffer })
  await choose(`${title}.zip`, await zip([['notes.docx', Buffer.from('x')]]))
  await expect(dialog.getByRole('cell', { name: 'is of no type that lessons have' })).toBeVisible()
  await expectAccessible(page, '.panel')
  await choose(`${title}.zip`, files)
  const outline = dialog.getByRole('region', { name: 'What becomes of it' })
  await expect(outline.getByRole('heading', { name: title })).toBeVisible()
  await expect(outline.getByRole('region', { name: 'Light' }).getByRole('listitem')).toHaveText([
    'Rays text',
    'Shadows pdf',
  ])
  await dialog.getByRole('button', { name: 'Make the class' }).click()
  await page.waitForURL('**/admin/collections/classes/*')
  const lectures = page.getByRole('region', { name: 'Lectures', exact: true })
  await expect(lectures.getByRole('listitem')).toHaveCount(3)

  await lectures.getByRole('link', { name: 'Shadows' }).click()
  await page.waitForURL('**/admin/collections/lectures/*')
  await untilPanelIsHydrated(page)
  await page.route('**/api/uploads/finish', (route) => route.abort())
  const chooseFile = () =>
    page
      .getByLabel('File to upload')
      .setInputFiles({ name: 'Shadows of two lamps.pdf', mimeType: 'application/pdf', buffer: pdf })
  await chooseFile()
  const goOn = page.getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeVisible()
  await page.unroute('**/api/uploads/finish')
  await goOn.click()
  await expect(page.getByText('Shadows of two lamps uploaded')).toBeVisible()
  await staff.close()
})
