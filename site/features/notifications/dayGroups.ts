import type { Locale } from '#domain/text/locales.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { Texts } from '#site/texts/Texts.ts'

const DAY_MS = 86_400_000

export type DayGroup<Entry> = { label: string; entries: Entry[] }

/** Entries sorted by time, by day: Today, Yesterday, `24 Nov 2026`. In the time zone of the browser. */
export function dayGroups<Entry extends { addedOn: number }>(
  entries: Entry[],
  now: number,
  t: Pick<Texts['notifications'], 'today' | 'yesterday'>,
  locale: Locale,
): DayGroup<Entry>[] {
  const labelOf = (at: number): string => {
    const day = dayText(at, locale)
    if (at >= now || day === dayText(now, locale)) return t.today
    return day === dayText(now - DAY_MS, locale) ? t.yesterday : day
  }
  const groups: DayGroup<Entry>[] = []
  for (const entry of entries) {
    const label = labelOf(entry.addedOn)
    const last = groups.at(-1)
    if (last?.label === label) last.entries.push(entry)
    else groups.push({ label, entries: [entry] })
  }
  return groups
}
