import { expect, type Page } from '@playwright/test'
import { english } from '#site/texts/english.ts'
import { hindi } from '#site/texts/hindi.ts'

type Tree = { readonly [key: string]: string | Tree }

/** English texts that have other words in Hindi. */
const translated = (inEnglish: Tree, inHindi: Tree): string[] =>
  Object.entries(inEnglish).flatMap(([key, text]) => {
    const words = inHindi[key]
    if (typeof text !== 'string') return translated(text, words as Tree)
    return text === words ? [] : [text]
  })

/** What the demo's editors also write: a language of lessons. */
const CONTENT = ['English', 'Hindi']
/** Shorter words around a value stand in many sentences: `from {day}`. */
const FEWEST_LETTERS = 8

const lettersOf = (text: string): number => text.replace(/\{\w+\}|[^A-Za-z]/g, '').length

/** A text of the interface as a pattern: anything may stand in the place of a value, only digits in that of a count. */
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

/** Content that is marked as English, and the trap of forms, which nobody sees or hears. */
const APART = 'script, style, noscript, [lang="en"], label:has([name="website"])'

/** No word of the interface is said in English: neither in what is seen nor in what is only spoken. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const said = await page.evaluate(
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
  expect(said, page.url()).toEqual([])
}
