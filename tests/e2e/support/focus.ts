import { expect, type Locator, type Page } from '@playwright/test'

type Stop = {
  /** Description for messages. */
  name: string
  /** Whether its styles are the same without focus; known one step later. */
  looksTheSame: boolean
  isHidden: boolean
}

type Marked = Element & { __seen?: boolean }
type FocusWindow = Window & { __last?: { element: Element; look: string; name: string } | undefined }

/** Presses Tab once; returns the control that lost the focus, and whether the end of the page was reached. */
async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ left: Stop | null; isOver: boolean }> {
  await page.keyboard.press(key)
  return page.evaluate(() => {
    const owner = window as unknown as FocusWindow
    /** All styles that may show focus, of the control, its pseudo-elements and the boxes around it. */
    const stylesOf = (element: Element): string => {
      const parts = [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
      ]
      return parts
        .flatMap((part) =>
          part ? [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)) : [],
        )
        .map(
          (style) =>
            `${style.outlineStyle} ${style.outlineColor} ${style.outlineWidth} ${style.boxShadow} ${style.borderColor} ${style.backgroundColor} ${style.transform}`,
        )
        .join('|')
    }
    const isHidden = (element: Element): boolean => {
      const shown =
        element.closest('label') ??
        (element.id && document.querySelector(`label[for="${element.id}"]`)) ??
        element
      const box = (
        element.getBoundingClientRect().width > 2 ? element : shown || element
      ).getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, window.innerHeight) / 2]
      if (box.width < 2 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return true
      // Hidden when another element, such as a sticky bar, covers it.
      return ![
        [x, y],
        [box.x + 3, box.y + 3],
        [box.right - 3, Math.min(box.bottom, window.innerHeight) - 3],
      ].some(([left, top]) => {
        const hit = document.elementFromPoint(left as number, top as number)
        return (
          hit !== null &&
          (element.contains(hit) || hit.contains(element) || Boolean(hit.closest('label')?.contains(element)))
        )
      })
    }
    const last = owner.__last
    const left = last && {
      name: last.name,
      looksTheSame: stylesOf(last.element) === last.look,
      isHidden: last.name.endsWith('(hidden)'),
    }
    const now = document.activeElement as Marked | null
    const isOver = !now || now === document.body || now.__seen === true
    if (now) now.__seen = true
    const text =
      now?.getAttribute('aria-label') || now?.textContent?.trim().slice(0, 40) || now?.getAttribute('name')
    owner.__last =
      isOver || !now
        ? undefined
        : {
            element: now,
            look: stylesOf(now),
            name: `${now.tagName} ${text}${isHidden(now) ? ' (hidden)' : ''}`,
          }
    return { left: left ?? null, isOver }
  })
}

const MOST = 250

/** Tabs through a whole page and asserts that every control is visible and shows its focus; returns their names. */
export async function tabThroughPage(page: Page): Promise<string[]> {
  const names: string[] = []
  const faults: string[] = []
  for (let presses = 0; ; presses++) {
    if (presses > MOST)
      throw new Error(`${MOST} presses of Tab do not leave the page; last: ${names.slice(-5).join(', ')}`)
    const { left, isOver } = await step(page, 'Tab')
    if (left) {
      names.push(left.name)
      if (left.looksTheSame) faults.push(`${left.name} does not show its focus`)
      if (left.isHidden) faults.push(`${left.name} is covered or out of sight`)
    }
    if (isOver) break
  }
  expect(faults).toEqual([])
  return names
}

/** Presses Tab, or Shift+Tab, until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < MOST; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport()
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

/** Asserts that Tab and Shift+Tab stay inside an open dialog. */
export async function expectTrapped(page: Page, dialog: Locator, presses = 12): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < presses; i++) {
      await page.keyboard.press(key)
      expect(await dialog.evaluate((box) => box.contains(document.activeElement)), `${key} ${i}`).toBe(true)
    }
}
