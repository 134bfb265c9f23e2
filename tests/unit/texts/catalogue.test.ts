import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { english } from '#site/texts/english.ts'
import { hindi } from '#site/texts/hindi.ts'

type Tree = { readonly [key: string]: string | Tree }

/** Every text by its way through the areas: `search.results.one`. */
function leaves(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = at ? `${at}.${key}` : key
    return typeof value === 'string' ? [[name, value]] : leaves(value, name)
  })
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

const inEnglish = new Map(leaves(english as unknown as Tree))
const inHindi = new Map(leaves(hindi as unknown as Tree))

describe('the Hindi texts', () => {
  it('are there for every English one, and no more', () => {
    expect([...inHindi.keys()].sort()).toEqual([...inEnglish.keys()].sort())
    expect(inHindi.size).toBeGreaterThan(500)
  })

  it('say something', () => {
    expect([...inHindi].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each([...inEnglish])('%s takes the same values', (name, text) => {
    expect(placeholders(inHindi.get(name) ?? '')).toEqual(placeholders(text))
  })

  /** Names, abbreviations and signs that Indian sites write in Latin letters too. */
  const LATIN = {
    'compare.lines.pdfs': 'PDF',
    'facts.pdf': 'PDF',
    'learning.kinds.pdf': 'PDF',
    'product.isbn': 'ISBN',
    'resources.kinds.pdf': 'PDF',
    'search.didYouMeanEnd': '?',
    'shell.contacts.facebook': 'Facebook',
    'shell.contacts.instagram': 'Instagram',
    'shell.contacts.linkedin': 'LinkedIn',
    'shell.contacts.telegram': 'Telegram',
    'shell.contacts.twitter': 'Twitter',
    'shell.contacts.whatsapp': 'WhatsApp',
    'shell.contacts.youtube': 'YouTube',
    'wallets.refer.ifsc': 'IFSC',
    'wallets.refer.upi': 'UPI',
    'wallets.refer.upiId': 'UPI ID',
    // The switch names the other language in its own words.
    'shell.otherLanguage': 'English',
    'shell.otherLanguageShort': 'EN',
  }

  it('are other words than the English ones, and in Devanagari, but for a few names', () => {
    const latin = [...inHindi].filter(
      ([name, text]) => text === inEnglish.get(name) || !/[\u0900-\u097f]/.test(text),
    )
    const placesAlone = /^[^A-Za-z]*(\{\w+\}[^A-Za-z]*)+$/
    expect(Object.fromEntries(latin.filter(([, text]) => !placesAlone.test(text)))).toEqual(LATIN)
  })

  it('stand in Hindi alone', () => {
    const devanagari = [...inEnglish].filter(([, text]) => /[\u0900-\u097f]/.test(text))
    expect(Object.fromEntries(devanagari)).toEqual({
      'shell.otherLanguage': 'हिन्दी',
      'shell.otherLanguageShort': 'हि',
    })
  })
})

it('counted texts have their number, in both languages', () => {
  const counted = [...inEnglish.keys()].filter(
    (name) => inEnglish.has(name.replace(/other$/, 'one')) && name.endsWith('.other'),
  )
  for (const name of counted)
    for (const text of [inEnglish.get(name), inHindi.get(name)])
      expect([name, text]).toEqual([name, expect.stringContaining('{count}')])
})

it('only modules of the server hold a language whole', () => {
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const whole = /from '(#site\/texts|\.|\.\.)\/(english|hindi|textsOf|pageLocale|PageTexts)\.tsx?'/
  const wrong = files.filter((file) => {
    const text = readFileSync(path.join('site', file), 'utf8')
    const isType =
      /import type \{[^}]*\} from '[^']*english\.ts'/.test(text) &&
      !/\nimport \{[^}]*\} from '[^']*(english|hindi|textsOf)/.test(text)
    return /^'use client'/.test(text) && whole.test(text) && !isType
  })
  expect(wrong).toEqual([])
})
