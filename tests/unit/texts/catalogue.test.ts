import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { english } from '#site/texts/english.ts'
import { hindi } from '#site/texts/hindi.ts'

type Tree = { readonly [key: string]: string | Tree }

/** All texts by path, such as `search.results.one`. */
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
  it('exist for exactly the English ones', () => {
    expect([...inHindi.keys()].sort()).toEqual([...inEnglish.keys()].sort())
    expect(inHindi.size).toBeGreaterThan(500)
  })

  it('are not empty', () => {
    expect([...inHindi].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each([...inEnglish])('%s has the same placeholders', (name, text) => {
    expect(placeholders(inHindi.get(name) ?? '')).toEqual(placeholders(text))
  })

  /** Names, abbreviations and symbols that Hindi sites keep in Latin script. */
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
    // The switch names the other language in that language.
    'shell.otherLanguage': 'English',
    'shell.otherLanguageShort': 'EN',
    // Each language names itself.
    'hall.languages.en': 'English',
    'hall.languages.hi': 'हिन्दी',
  }

  it('differ from the English ones and are in Devanagari, except for a few names', () => {
    const latin = [...inHindi].filter(
      ([name, text]) => text === inEnglish.get(name) || !/[\u0900-\u097f]/.test(text),
    )
    const placesAlone = /^[^A-Za-z]*(\{\w+\}[^A-Za-z]*)+$/
    expect(Object.fromEntries(latin.filter(([, text]) => !placesAlone.test(text)))).toEqual(LATIN)
  })

  it('are the only Devanagari texts', () => {
    const devanagari = [...inEnglish].filter(([, text]) => /[\u0900-\u097f]/.test(text))
    expect(Object.fromEntries(devanagari)).toEqual({
      'hall.languages.hi': 'हिन्दी',
      'shell.otherLanguage': 'हिन्दी',
      'shell.otherLanguageShort': 'हि',
    })
  })
})

it('counted texts contain their number in both languages', () => {
  const counted = [...inEnglish.keys()].filter(
    (name) => inEnglish.has(name.replace(/other$/, 'one')) && name.endsWith('.other'),
  )
  for (const name of counted)
    for (const text of [inEnglish.get(name), inHindi.get(name)])
      expect([name, text]).toEqual([name, expect.stringContaining('{count}')])
})

it('only server modules import a whole language', () => {
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
