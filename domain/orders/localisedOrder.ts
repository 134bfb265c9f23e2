import type { Locale } from '../text/locales.ts'
import { localisedText } from '../text/localisedText.ts'
import { namedItems, readNamedItems } from './namedItems.ts'

type Titled = { title: string; hindiTitle?: string | null | undefined }
type Labelled = { label: string; hindiLabel?: string | null | undefined }
type Line = Titled & { upgradeOf?: readonly Titled[] | undefined; batch?: Titled | undefined }

const inLocale = <Named extends Titled>(locale: Locale, named: Named): Named => ({
  ...named,
  title: localisedText(locale, named.title, named.hindiTitle) ?? named.title,
})

/** A line of an order with its titles in a language. */
export const localisedLine = <Shown extends Line>(locale: Locale, line: Shown): Shown => ({
  ...inLocale(locale, line),
  ...(line.batch ? { batch: inLocale(locale, line.batch) } : {}),
  ...(line.upgradeOf ? { upgradeOf: line.upgradeOf.map((earlier) => inLocale(locale, earlier)) } : {}),
})

/** A way of delivery with its name in a language. */
export const localisedDelivery = <Shown extends Labelled>(locale: Locale, delivery: Shown): Shown => ({
  ...delivery,
  label: localisedText(locale, delivery.label, delivery.hindiLabel) ?? delivery.label,
})

/** Events whose text contains titles of items, in English. */
const NAMING_ITEMS: readonly string[] = ['lineCancelled', 'returned', 'lineRefunded']

/** An event of an order, with translated titles in its text. @param lines of the order, untranslated */
export function localisedEvent<Shown extends { event: string; text: string | null }>(
  locale: Locale,
  lines: readonly Titled[],
  shown: Shown,
): Shown {
  if (!shown.text || !NAMING_ITEMS.includes(shown.event)) return shown
  if (locale === 'en') return shown
  const { items, hasDelivery } = readNamedItems(
    shown.text,
    lines.map(({ title }) => title),
  )
  // A longer title may contain a shorter one.
  const longestFirst = [...lines].sort((one, other) => other.title.length - one.title.length)
  const localised = longestFirst.reduce(
    (words, line) => words.replaceAll(line.title, () => inLocale(locale, line).title),
    items,
  )
  return { ...shown, text: namedItems(localised, hasDelivery, locale) }
}
