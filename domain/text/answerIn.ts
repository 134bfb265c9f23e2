import { fill } from './fill.ts'
import { HINDI_ANSWERS } from './hindiAnswers.ts'
import { HINDI_MESSAGES } from './hindiMessages.ts'
import { HINDI_PARCEL_ANSWERS } from './hindiParcelAnswers.ts'
import { HINDI_PROBLEMS } from './hindiProblems.ts'
import { HINDI_SHOP_ANSWERS } from './hindiShopAnswers.ts'
import type { Locale } from './locales.ts'
import { ANSWERS, MESSAGES } from './messages.ts'
import { PARCEL_ANSWERS } from './parcelAnswers.ts'
import { PROBLEMS } from './problems.ts'
import { SHOP_ANSWERS } from './shopAnswers.ts'
import { valuesIn } from './valuesIn.ts'

type Table = Readonly<Record<string, string>>

const TABLES: readonly (readonly [english: Table, hindi: Table])[] = [
  [MESSAGES, HINDI_MESSAGES],
  [ANSWERS, HINDI_ANSWERS],
  [PROBLEMS, HINDI_PROBLEMS],
  [SHOP_ANSWERS, HINDI_SHOP_ANSWERS],
  [PARCEL_ANSWERS, HINDI_PARCEL_ANSWERS],
]

/** Pairs of English and Hindi texts. */
const pairs = TABLES.flatMap(([english, hindi]) =>
  Object.entries(english).map(([key, text]): [string, string] => [text, hindi[key] ?? text]),
)
const fixed = new Map(pairs)
const withValues = pairs.filter(([english]) => english.includes('{'))

/**
 * Translates an answer of a call to the language of the requesting page. The server decides and logs in
 * English; other texts, such as titles, are returned unchanged.
 */
export function answerIn(locale: Locale, text: string): string {
  if (locale === 'en' || text === '') return text
  const exact = fixed.get(text)
  if (exact !== undefined) return exact
  for (const [english, hindi] of withValues) {
    const values = valuesIn(text, english)
    if (values) return fill(hindi, values)
  }
  return text
}
