import { CATALOGUE, type Tree } from './catalogue.ts'
import { clockPhrase } from './clockPhrase.ts'
import { fillPlaceholders } from './fillPlaceholders.ts'
import { INTL, type Locale, MONTH } from './locales.ts'
import type { Text, TextKey } from './textOf.ts'
import { DEFAULT_TIME_ZONE } from './timeZones.ts'

function templateOf(tree: Tree, key: TextKey): string | undefined {
  let found: Tree | string | undefined = tree
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

const dayText = (locale: Locale, day: number): string =>
  new Intl.DateTimeFormat(INTL[locale], {
    day: 'numeric',
    month: MONTH[locale],
    year: 'numeric',
    timeZone: DEFAULT_TIME_ZONE,
  }).format(day)

/** Hindi has words for the parts of the day: `1 दिसंबर 2026, रात 9 बजे`. */
const hindiMoment = (moment: number): string => {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: DEFAULT_TIME_ZONE,
  }).format(moment)
  return `${dayText('hi', moment)}, ${clockPhrase(time, 'hi')}`
}

const englishMoment = (moment: number): string =>
  new Intl.DateTimeFormat(INTL.en, {
    day: 'numeric',
    month: MONTH.en,
    year: 'numeric',
    timeZone: DEFAULT_TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }).format(moment)

/** Whether all keys of a stored text are still in the catalogue. */
export function isKnownText(text: Text): boolean {
  if ('parts' in text) return text.parts.every(isKnownText)
  if (!('key' in text)) return true
  return (
    templateOf(CATALOGUE.en, text.key) !== undefined &&
    Object.values(text.values ?? {}).every((value) => typeof value !== 'object' || isKnownText(value))
  )
}

/** Renders a text of the server in a language; in English where the language has no translation. */
export function renderText(locale: Locale, text: Text): string {
  if ('words' in text) return (locale === 'hi' && text.hindi) || text.words
  if ('day' in text) return dayText(locale, text.day)
  if ('moment' in text) return locale === 'hi' ? hindiMoment(text.moment) : englishMoment(text.moment)
  if ('parts' in text) return text.parts.map((part) => renderText(locale, part)).join(text.by)
  const template = templateOf(CATALOGUE[locale], text.key) ?? templateOf(CATALOGUE.en, text.key) ?? text.key
  const values = Object.entries(text.values ?? {}).map(([place, value]) => [
    place,
    typeof value === 'object' ? renderText(locale, value) : value,
  ])
  return fillPlaceholders(template, Object.fromEntries(values))
}
