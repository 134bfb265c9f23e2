import { expect, it } from 'vitest'
import { dayGroups } from '#site/features/notifications/dayGroups.ts'
import { notifications } from '#site/texts/en/notifications.ts'

const grouped = <Entry extends { addedOn: number }>(entries: Entry[], now: number) =>
  dayGroups(entries, now, notifications, 'en')

/** A time in the project's zone, which defines days. */
const indianTime = (text: string) => new Date(`${text}+05:30`).getTime()

it('groups sorted entries by day', () => {
  const entries = [
    '2026-11-21T08:00',
    '2026-11-21T00:00',
    '2026-11-20T23:59',
    '2026-11-19T12:00',
    '2025-11-21T08:00',
  ]
  const groups = grouped(
    entries.map((text) => ({ addedOn: indianTime(text), text })),
    indianTime('2026-11-21T09:00'),
  )
  expect(groups.map(({ label, entries: own }) => [label, own.map(({ text }) => text)])).toEqual([
    ['Today', ['2026-11-21T08:00', '2026-11-21T00:00']],
    ['Yesterday', ['2026-11-20T23:59']],
    ['19 Nov 2026', ['2026-11-19T12:00']],
    ['21 Nov 2025', ['2025-11-21T08:00']],
  ])
})

it('treats slightly future times as today', () => {
  const [group] = grouped([{ addedOn: indianTime('2026-11-22T00:00:01') }], indianTime('2026-11-21T23:59:59'))
  expect(group?.label).toBe('Today')
})

it('has no days without entries', () => expect(grouped([], 0)).toEqual([]))
