import { type Exact, isMore, minus, plus } from './exact.ts'
import type { BlankKey, Range } from './paper.ts'

// Marking rule 2: what was typed.

const unseen = (text: string): string => [...text.normalize('NFC')].filter((c) => !/\p{Cf}/u.test(c)).join('')

function plainCharacters(text: string): string {
  const digits = '०१२३४५६७८९'
  let plain = ''
  for (const character of unseen(text)) {
    if (digits.includes(character)) plain += digits.indexOf(character)
    else if (character === '−' || character === '–') plain += '-'
    else plain += character
  }
  return plain
}

const isDigits = (text: string): boolean => text.length <= 15 && [...text].every((c) => c >= '0' && c <= '9')

/** The exact value of a typed number; null when it is none. */
export function readNumber(text: string): Exact | null {
  if (text.length > 40) return null
  let rest = plainCharacters(text).trim()
  const sign = rest[0] === '-' ? -1n : 1n
  if (rest[0] === '-' || rest[0] === '+') rest = rest.slice(1).trimStart()
  const [whole = '', decimals = '', ...more] = rest.split('.')
  if (more.length > 0 || !isDigits(whole) || !isDigits(decimals) || whole + decimals === '') return null
  return { top: sign * BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

/** A decimal of a key, which is always one. */
const decimal = (text: string): Exact => readNumber(text) as Exact

function isWithin(value: Exact, range: Range): boolean {
  const [from, to] =
    range.kind === 'range'
      ? [decimal(range.from), decimal(range.to)]
      : [
          minus(decimal(range.value), decimal(range.tolerance)),
          plus(decimal(range.value), decimal(range.tolerance)),
        ]
  return !isMore(from, value) && !isMore(value, to)
}

export function isRightNumber(text: string, ranges: readonly Range[]): boolean {
  const value = readNumber(text)
  return value !== null && ranges.some((range) => isWithin(value, range))
}

export function foldWords(text: string, isCaseSensitive: boolean): string {
  let words = plainCharacters(text)
  for (const quote of '‘’') words = words.replaceAll(quote, "'")
  for (const quote of '“”') words = words.replaceAll(quote, '"')
  words = words.split(/\s+/).filter(Boolean).join(' ')
  return isCaseSensitive ? words : words.toLowerCase()
}

export function isRightBlank(text: string, key: BlankKey): boolean {
  if (key.kind === 'number') return isRightNumber(text, key.numbers)
  const typed = foldWords(text, key.isCaseSensitive)
  return key.accepted.some((accepted) => foldWords(accepted, key.isCaseSensitive) === typed)
}
