import { dayText } from '#site/data/dateText.ts'

const DAY_MS = 86_400_000

export type DayGroup<Entry> = { label: string; entries: Entry[] }

/** Entries that are sorted by time, under the day of each: Today, Yesterday, `24 Nov 2026`. In the time zone of the browser. */
export function dayGroups<Entry extends { addedOn: number }>(
  entries: Entry[],
  now: number,
): DayGroup<Entry>[] {
  const groups: DayGroup<Entry>[] = []
  for (const entry of entries) {
    const label = labelOf(entry.addedOn, now)
    const last = groups.at(-1)
    if (last?.label === label) last.entries.push(entry)
    else groups.push({ label, entries: [entry] })
  }
  return groups
}

function labelOf(at: number, now: number): string {
  const day = dayText(at)
  if (at >= now || day === dayText(now)) return 'Today'
  return day === dayText(now - DAY_MS) ? 'Yesterday' : day
}
