import { expect, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'

const ORIGIN = host('demo')
const EXPERT = '9800000004'
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

for (const viewport of journeyVariants(...SIZES)) {
  test(
    `a doubt is asked, answered by an expert, asked back and resolved at ${viewport.width} px`,
    AS_VARIANTS,
    async ({ browser }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await signUpViaApi(page)
      await page.goto(`${ORIGIN}/doubts`)
      await expect(page.getByRole('heading', { name: 'No doubts yet' })).toBeVisible()
      await expectAccessible(page, 'body')
      await page.getByRole('button', { name: 'Ask a doubt' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Ask the experts' }).click()
      await expect(dialog.getByText('Choose the subject')).toBeVisible()
      await dialog.getByRole('button', { name: /Subject/ }).click()
      await page.getByRole('option', { name: 'Physics' }).click()
      const title = `Work of friction ${viewport.width} ${process.pid}`
      await dialog.getByLabel('What is it about?').pressSequentially(title)
      await dialog
        .getByRole('textbox', { name: 'Your doubt' })
        .pressSequentially('Why is $W = -fs$ negative?')
      await expectAccessible(page, '[role=dialog]')
      await dialog.getByRole('button', { name: 'Ask the experts' }).dblclick()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: title }).click()
      await page.waitForURL(/\/doubts\/DB-/)
      await expect(page.locator('math')).toHaveCount(1)
      const { pathname } = new URL(page.url())

      const staff = await browser.newContext({ viewport })
      await addStaffCookie(staff, EXPERT, ORIGIN)
      const desk = await staff.newPage()
      await desk.goto(`${ORIGIN}/expert/doubts`)
      await expectAccessible(desk, 'main')
      await desk.goto(`${ORIGIN}/expert${pathname}`)
      await desk.getByRole('button', { name: 'Answer this doubt' }).click()
      await desk
        .getByRole('textbox', { name: 'Your answer' })
        .pressSequentially('Because force and path point apart.')
      await desk.getByRole('button', { name: 'Draw on: blank page' }).click()
      const board = desk.getByRole('region', { name: 'blank page' })
      await board.getByRole('radio', { name: 'Pen' }).click()
      const canvas = board.getByRole('application')
      await canvas.focus()
      for (const key of ['Enter', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Enter'])
        await desk.keyboard.press(key)
      await expect(board.getByText('On page 1: 1')).toBeVisible()
      await expectAccessible(desk, 'main')
      await desk.screenshot({ path: test.info().outputPath('answer.png'), fullPage: true })
      await desk.getByRole('button', { name: 'Send answer' }).dblclick()
      await expect(desk.getByText('Your answer has been sent.')).toBeVisible()

      await page.goto(`${ORIGIN}/notifications`)
      await page.getByRole('link', { name: /Answer to your doubt/ }).click()
      await page.waitForURL(`${ORIGIN}${pathname}`)
      await expect(page.getByText('Because force and path point apart.')).toHaveCount(1)
      await expect(page.getByRole('img', { name: 'Drawing 1 of the expert' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Your message' }).pressSequentially('And on a slope?')
      await page.getByRole('button', { name: 'Ask a follow-up' }).click()
      await expect(page.getByText('Follow-up asked')).toBeVisible()

      await desk.reload()
      await desk.getByRole('textbox', { name: 'Your answer' }).pressSequentially('The same.')
      await desk.getByRole('button', { name: 'Send answer' }).click()
      await expect(desk.getByText('Your answer has been sent.')).toBeVisible()
      await page.reload()
      await page.getByRole('radio', { name: '5', exact: true }).click()
      await expect(page.getByText('Thank you for the rating.')).toBeVisible()
      await page.getByRole('button', { name: 'Mark as resolved' }).click()
      await expect(page.getByText('Resolved', { exact: true })).toBeVisible()
      await expectAccessible(page, 'main')
      await staff.close()
      await context.close()
    },
  )
}
