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

/** Whether everything a stored text names is still in the catalogue. */
export function isKnownText(said: Text): boolean {
  if ('parts' in said) return said.parts.every(isKnownText)
  if (!('key' in said)) return true
  return (
    templateOf(CATALOGUE.en, said.key) !== undefined &&
    Object.values(said.values ?? {}).every((value) => typeof value !== 'object' || isKnownText(value))
  )
}

/** A text in a language, in English where the language has none. The only place where texts of the server become words. */
export function renderText(locale: Locale, said: Text): string {
  if ('words' in said) return (locale === 'hi' && said.hindi) || said.words
  if ('day' in said) return dayText(locale, said.day)
  if ('moment' in said) return locale === 'hi' ? hindiMoment(said.moment) : englishMoment(said.moment)
  if ('parts' in said) return said.parts.map((part) => renderText(locale, part)).join(said.by)
  const template = templateOf(CATALOGUE[locale], said.key) ?? templateOf(CATALOGUE.en, said.key) ?? said.key
  const values = Object.entries(said.values ?? {}).map(([place, value]) => [
    place,
    typeof value === 'object' ? renderText(locale, value) : value,
  ])
  return fillPlaceholders(template, Object.fromEntries(values))
}
