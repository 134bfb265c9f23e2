import { z } from 'zod'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import { LIVE_PROVIDERS } from '#domain/live/providers.ts'
import { clockTime, line, list, relativeDate, slug, wholeNumber } from './cells.ts'
import { lectureKey } from './LectureSchema.ts'

/** Offset of Indian time from UTC, ms. */
const INDIA_MS = 19_800_000
const DAY_MS = 86_400_000
/** States in which a live class can be imported. */
const STATES = ['scheduled', 'live', 'recorded'] as const

/**
 * One live class: a row of `live-classes.csv`. Its key is that of its lecture. `startsOn` and `fromTime` (in India) are its start; a class with the
 * state `live` starts at the time of the import instead.
 */
export const LiveClassSchema = z
  .strictObject({
    class: slug,
    lecture: slug,
    title: line(150),
    hindiTitle: line(150).optional(),
    startsOn: relativeDate,
    fromTime: clockTime,
    minutes: wholeNumber(5, 600),
    provider: z.enum(LIVE_PROVIDERS),
    youtube: z.string().optional(),
    teachers: list(slug, 10).default([]),
    state: z.enum(STATES).default('scheduled'),
  })
  .refine(({ provider, youtube }) => (provider === 'youtube') === (youtube !== undefined), {
    path: ['youtube'],
    message: 'belongs to provider: youtube, which needs it',
  })
  .refine(({ youtube }) => youtube === undefined || youtubeId(youtube) !== null, {
    path: ['youtube'],
    message: 'must be a YouTube id of 11 characters or a YouTube address',
  })

export type SeedLiveClass = z.infer<typeof LiveClassSchema>

/** The key of the lecture to which a live class belongs. */
export const lectureOf = (row: Pick<SeedLiveClass, 'class' | 'lecture'>): string =>
  lectureKey(row.class, row.lecture)

/** The start of a class at a time of day in India, as ISO. @param midnight start of its day, as ISO */
export function startOf(midnight: string, fromTime: string): string {
  const day = Math.floor((Date.parse(midnight) + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS
  const [hours = 0, minutes = 0] = fromTime.split(':').map(Number)
  return new Date(day + (hours * 60 + minutes) * 60_000).toISOString()
}
