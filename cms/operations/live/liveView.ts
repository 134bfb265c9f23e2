import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { LiveClass } from '#domain/calls/live.ts'
import { opensAtOf } from '#domain/live/states.ts'
import { shortName } from '#domain/people/shortName.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { LiveMeetSession } from '#payload-types'
import { stateOf, teachersOf } from './sessions.ts'

/** Live classes as students see them, in the order of `rows`; those with a deleted lesson are left out. A constant number of reads. */
export async function liveViews(
  payload: BasePayload,
  rows: readonly LiveMeetSession[],
  locale: Locale,
  now: Date,
): Promise<LiveClass[]> {
  const ids = (of: (row: LiveMeetSession) => (string | null)[]) => [
    ...new Set(rows.flatMap((row) => of(row).flatMap((id) => id ?? []))),
  ]
  const read = <S extends 'classes' | 'lectures' | 'users'>(
    collection: S,
    wanted: string[],
    select: readonly string[],
  ) =>
    wanted.length === 0
      ? []
      : readRows({ payload, collection, where: { id: { in: wanted } }, sort: ['id'], limit: 1000, select })
  const [classes, lectures, people] = await Promise.all([
    read(
      'classes',
      ids((row) => [idOf(row.class)]),
      ['title', 'hindiTitle', 'slug'],
    ),
    read(
      'lectures',
      ids((row) => [idOf(row.lecture)]),
      ['slug'],
    ),
    read('users', ids(teachersOf), ['name']),
  ])
  const byId = <T extends { id: string | number }>(docs: readonly T[], id: string | null) =>
    docs.find((doc) => String(doc.id) === id)
  return rows.flatMap((row) => {
    const klass = byId(classes, idOf(row.class))
    const lecture = byId(lectures, idOf(row.lecture))
    if (!klass || !lecture) return []
    const startsAt = Date.parse(row.startsAt)
    return [
      {
        id: String(row.id),
        title: localisedText(locale, row.title, row.hindiTitle) ?? row.title,
        classTitle: localisedText(locale, klass.title, klass.hindiTitle) ?? klass.title,
        href: `/learn/${klass.slug}/${lecture.slug}`,
        state: stateOf(row, now),
        startsAt,
        minutes: row.minutes,
        opensAt: opensAtOf(startsAt),
        provider: row.provider,
        teachers: teachersOf(row).flatMap((id) => shortName(byId(people, id)?.name) || []),
        reason: row.reason ?? '',
      },
    ]
  })
}
