import { expect, type Page } from '@playwright/test'
import { english } from '#site/texts/english.ts'
import { hindi } from '#site/texts/hindi.ts'

type Tree = { readonly [key: string]: string | Tree }

/** English texts whose Hindi translation differs. */
const translated = (inEnglish: Tree, inHindi: Tree): string[] =>
  Object.entries(inEnglish).flatMap(([key, text]) => {
    const words = inHindi[key]
    if (typeof text !== 'string') return translated(text, words as Tree)
    return text === words ? [] : [text]
  })

/** Texts that also occur as content: languages of lessons. */
const CONTENT = ['English', 'Hindi']
/** Shorter texts with a placeholder, such as `from {day}`, would match many sentences. */
const FEWEST_LETTERS = 8

const lettersOf = (text: string): number => text.replace(/\{\w+\}|[^A-Za-z]/g, '').length

/** A UI text as a regular expression: a placeholder matches anything, a count only digits. */
const patternOf = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) => {
      if (/^\{(count|number|minutes|hours|page|percent)\}$/.test(part)) return '[\\d,]+'
      return /^\{\w+\}$/.test(part) ? '.*' : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    })
    .join('')

const patterns = translated(english as unknown as Tree, hindi as unknown as Tree)
  .filter((text) => !CONTENT.includes(text))
  .filter((text) => lettersOf(text) >= (patternOf(text).includes('.*') ? FEWEST_LETTERS : 2))
  .map(patternOf)
const ENGLISH = `^(?:${[...new Set(patterns)].join('|')})$`

/** Excluded elements: content marked as English, and the hidden honeypot field of forms. */
const APART = 'script, style, noscript, [lang="en"], label:has([name="website"])'

/** Asserts that no visible text or accessible name on the page is an English UI text. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const found = await page.evaluate(
    ([source, apart]) => {
      const texts: string[] = []
      const isShown = (element: Element | null) =>
        element?.checkVisibility() === true && !element.closest(apart)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isShown(node.parentElement)) texts.push(node.textContent ?? '')
      for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-description'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (isShown(element)) texts.push(element.getAttribute(name) ?? '')
      const english = new RegExp(source)
      return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
        english.test(text),
      )
    },
    [ENGLISH, APART] as const,
  )
  expect(found, page.url()).toEqual([])
}
