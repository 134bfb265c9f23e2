import { expect, type Page, test } from '@playwright/test'
import { expectNoKitFaults, KIT, kitSection, openKit } from '../support/kit.ts'

// Screenshots, dark mode, phones and colours of other brands: tests/full/ui.full.test.ts.

test.describe('components in sequence on one page', () => {
  test.describe.configure({ mode: 'default' })
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    await openKit(page)
  })
  test.beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }))
  test.afterAll(() => page.context().close())

  test('every component is accessible', () => expectNoKitFaults(page))

  test('a combo box is narrowed down in both scripts and chosen from by keyboard', async () => {
    const box = kitSection(page, 'pickers').getByRole('combobox', { name: 'Exam' }).first()
    const chosen = kitSection(page, 'pickers').getByText(/^Chosen: (?!\d)/)
    const type = async (text: string) => {
      await box.click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    }
    await type('jee a')
    await expect(page.getByRole('option')).toHaveText(['JEE Advanced17 courses'])
    await expectNoKitFaults(page, '[role=listbox]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveText('Chosen: jee-advanced')
    await type('कक्षा')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveText('Chosen: class-10')
    await type('zzz')
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(chosen).toHaveText('Chosen: class-10')
  })

  test('a date is typed, stepped and picked from the calendar, but never an unavailable one', async () => {
    const pickers = kitSection(page, 'pickers')
    const chosen = pickers.getByText(/^Chosen: \d/)
    const day = pickers.getByRole('spinbutton', { name: /^day, First day/ }).first()
    await day.focus()
    await page.keyboard.type('27')
    await expect(chosen).toHaveText('Chosen: 2026-11-27')
    await day.focus()
    await page.keyboard.press('ArrowUp')
    await expect(chosen).toHaveText('Chosen: 2026-11-28')
    await pickers
      .getByRole('button', { name: /^Calendar First day/ })
      .first()
      .press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /28 November 2026/ })).toBeFocused()
    await expectNoKitFaults(page, '[role=dialog]')
    // A Sunday: announced as unavailable, and Enter does not choose it.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(chosen).toHaveText('Chosen: 2026-11-28')
    await page.keyboard.press('PageDown')
    await expect(dialog.getByRole('heading', { name: 'December 2026' }).first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(chosen).toHaveText('Chosen: 2026-12-28')
    await expect(pickers.locator('[lang=hi]').getByText('नवंबर 2026', { exact: true })).toBeVisible()
  })

  test('a table is sorted and its rows are chosen by keyboard', async () => {
    const table = page.getByRole('grid', { name: 'Tests', exact: true })
    const names = table.getByRole('rowheader')
    const marks = table.getByRole('columnheader', { name: 'Marks' })
    await expect(marks).toHaveAttribute('aria-sort', 'descending')
    await marks.focus()
    await page.keyboard.press('Enter')
    await expect(marks).toHaveAttribute('aria-sort', 'ascending')
    await expect(names).toHaveText([
      'Ray optics, chapter test',
      'हिन्दी व्याकरण',
      'Full mock 13',
      'Full mock 14',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(kitSection(page, 'lists').getByText('Sorted and chosen: 2')).toBeVisible()
    await table.getByRole('checkbox', { name: 'Select all' }).focus()
    await page.keyboard.press('Space')
    // All but the disabled one.
    await expect(kitSection(page, 'lists').getByText('Sorted and chosen: 3')).toBeVisible()
  })

  test('a table becomes cards on a phone, each value beside its label, and still sorts', async () => {
    await page.setViewportSize({ width: 360, height: 900 })
    const table = page.getByRole('grid', { name: 'Tests', exact: true })
    const cell = table.getByRole('gridcell', { name: '22 Nov 2026' })
    await expect(cell).toBeVisible()
    expect(await cell.evaluate((node) => getComputedStyle(node, '::before').content)).toBe('"Written"')
    await table.getByRole('columnheader', { name: 'Rank' }).click()
    await expect(table.getByRole('rowheader').first()).toHaveText('हिन्दी व्याकरण')
  })

  test('the two thumbs of a range move by keyboard and never cross', async () => {
    const low = page.getByRole('slider', { name: 'Lowest price' })
    const high = page.getByRole('slider', { name: 'Highest price' })
    await high.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(high).toHaveAttribute('aria-valuetext', '₹3,400')
    await page.keyboard.press('End')
    await expect(high).toHaveAttribute('aria-valuetext', '₹5,000')
    await page.keyboard.press('Home')
    await expect(high).toHaveAttribute('aria-valuetext', '₹500')
    await low.focus()
    await page.keyboard.press('End')
    await expect(low).toHaveAttribute('aria-valuetext', '₹500')
  })

  test('a number is stepped by keyboard within its limits', async () => {
    const copies = page.getByRole('textbox', { name: 'Copies' }).first()
    await copies.focus()
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowUp')
    await expect(copies).toHaveValue('5')
    await expect(page.getByRole('button', { name: 'Increase Copies' }).first()).toBeDisabled()
  })

  test('files are added, listed and removed; refused ones are named with their reason', async () => {
    const files = kitSection(page, 'files')
    const input = files.locator('input[type=file]').first()
    const photo = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
    await input.setInputFiles([
      photo('page 1.png', 'image/png', Buffer.from('iVBORw0KGgo=', 'base64')),
      photo('huge.jpg', 'image/jpeg', Buffer.alloc(2 * 1024 * 1024 + 1)),
      photo('empty.png', 'image/png', Buffer.alloc(0)),
      photo('<b>sheet</b>.exe', 'application/x-msdownload', Buffer.from('MZ')),
    ])
    await expect(files.getByText('page 1.png')).toBeVisible()
    await expect(files.getByText('huge.jpg is larger than 2 MB')).toBeVisible()
    await expect(files.getByText('empty.png is empty')).toBeVisible()
    await expect(files.getByText('<b>sheet</b>.exe is not a JPG, PNG, WebP or PDF file')).toBeVisible()
    const three = ['2', '3', '4'].map((n) =>
      photo(`page ${n}.pdf`, 'application/pdf', Buffer.from(`%PDF ${n}`)),
    )
    await input.setInputFiles(three)
    await expect(files.getByText('page 4.pdf is one too many (at most 3)')).toBeVisible()
    await expectNoKitFaults(page, '#files')
    await files.getByRole('button', { name: 'Remove page 2.pdf' }).press('Enter')
    await expect(files.getByText('page 2.pdf')).toBeHidden()
    await expect(files.getByText('one too many')).toBeHidden()
  })

  test('tags are navigated by arrow keys and removed by Delete', async () => {
    const tags = page.getByRole('grid', { name: 'Applied filters' }).getByRole('row')
    await expect(tags).toHaveCount(4)
    await tags.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await expect(tags).toHaveText(['JEE Main', 'हिन्दी', 'Up to ₹3,500'])
    await expect(tags.nth(1)).toBeFocused()
    await page.getByRole('button', { name: 'Clear all' }).press('Enter')
    await expect(tags).toHaveCount(0)
  })

  test('a gallery is navigated by keyboard and by its thumbnails', async () => {
    const gallery = page.getByRole('region', { name: 'Pictures of the book' })
    await gallery.getByRole('list').focus()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText('2 / 4')).toBeVisible()
    await page.keyboard.press('End')
    await expect(gallery.getByText('4 / 4')).toBeVisible()
    await expect(gallery.getByText('The back cover, which is damaged')).toBeInViewport()
    await gallery.getByRole('button', { name: 'Picture 1 of 4' }).press('Enter')
    await expect(gallery.getByText('1 / 4')).toBeVisible()
  })

  test('the tooltip of an icon button shows on keyboard focus and closes with Esc', async () => {
    const button = kitSection(page, 'buttons').getByRole('button', { name: 'Search' })
    // Scrolling closes it: scroll to the button before focusing it.
    await button.focus()
    await page.keyboard.press('Shift+Tab')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(page.getByRole('tooltip', { name: 'Search' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
  })

  test('a switch is toggled by Space', async () => {
    const remind = page.getByRole('switch', { name: /^Remind me/ })
    await expect(remind).toBeChecked()
    await remind.focus()
    await page.keyboard.press('Space')
    await expect(remind).not.toBeChecked()
  })

  test('5,000 letters without a space overflow nothing on phone and desktop', async () => {
    await page.setViewportSize({ width: 360, height: 900 })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        parts: [...document.querySelectorAll<HTMLElement>('[data-stress]')]
          .filter((box) => box.scrollWidth > box.clientWidth)
          .map((box) => box.dataset.stress),
      }))
      expect(wide, `at ${width} px`).toEqual({ page: 0, parts: [] })
    }
  })
})

test('the colour scheme is switched by keyboard and kept', async ({ page }) => {
  await openKit(page)
  await page.getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('the selection is visible in forced colours mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openKit(page)
  const choices = kitSection(page, 'choices')
  await expect(choices.locator('label', { hasText: 'Not checked' }).locator('svg')).toBeHidden()
  await expect(choices.locator('label', { hasText: /^Checked/ }).locator('svg')).toBeVisible()
  const ground = (name: string) =>
    choices
      .getByRole('radio', { name })
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await ground('Grid')).not.toBe(await ground('List'))
})

test('no other page loads the styles or scripts of the component page', async ({ page }) => {
  await page.goto('/')
  const filesOf = (path: string) =>
    page.evaluate(async (url) => {
      const html = await (await fetch(url)).text()
      return [...new Set(html.match(/\/_next\/static\/[^"'\\]+\.(?:css|js)/g))]
    }, path)
  const others = await Promise.all(
    [
      '/',
      '/courses',
      '/courses/jee-physics-mechanics',
      '/orders',
      '/contact',
      '/tests/none',
      '/support-tickets/none',
    ].map(filesOf),
  )
  const shared = new Set(others.flat())
  const kit = await filesOf(KIT)
  const own = kit.filter((file) => !shared.has(file))
  expect(own.filter((file) => file.endsWith('.css'))).toHaveLength(1)
  expect(own).toContainEqual(expect.stringContaining('/dev/ui/'))
  expect([...shared].filter((file) => file.includes('/dev/ui/'))).toEqual([])
})
