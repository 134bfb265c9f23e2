import { expect, type Locator, type Page } from '@playwright/test'

type Stop = {
  /** How it reads, for messages. */
  name: string
  /** Whether it looks as it does without the focus; known one step later. */
  looksTheSame: boolean
  isHidden: boolean
}

type Marked = Element & { __seen?: boolean }
type FocusWindow = Window & { __last?: { element: Element; look: string; name: string } | undefined }

/** One press of Tab: what has the focus now, and whether the one before showed that it had it; null at the end of the page. */
async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ left: Stop | null; isOver: boolean }> {
  await page.keyboard.press(key)
  return page.evaluate(() => {
    const owner = window as unknown as FocusWindow
    /** All that may tell focus: of the control, what is drawn on it, and the boxes around it. */
    const lookOf = (element: Element): string => {
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
      // Whatever lies there belongs to it: nothing sticky covers it.
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
      looksTheSame: lookOf(last.element) === last.look,
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
            look: lookOf(now),
            name: `${now.tagName} ${text}${isHidden(now) ? ' (hidden)' : ''}`,
          }
    return { left: left ?? null, isOver }
  })
}

const MOST = 250

/** Tabs through a page from its beginning to its end: every stop is seen, shows its focus, and lets go again. */
export async function walkThrough(page: Page): Promise<string[]> {
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

/** Tabs on, or back, until the target has the focus. */
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

/** Tab goes round inside an open dialog, both ways, and never behind it. */
export async function expectTrapped(page: Page, dialog: Locator, presses = 12): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < presses; i++) {
      await page.keyboard.press(key)
      expect(await dialog.evaluate((box) => box.contains(document.activeElement)), `${key} ${i}`).toBe(true)
    }
}
