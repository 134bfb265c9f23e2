import { resolveDate } from '#seed/format/cells.ts'
import { lectureOf, type SeedLiveClass, startOf } from '#seed/format/LiveClassSchema.ts'
import type { Lookup } from './Lookup.ts'

/** Converts a live class of a project folder to a document. One that is over or running also gets the times of its state. */
export function liveClassDocument(data: SeedLiveClass, { id, now }: Lookup): Record<string, unknown> {
  const { title, hindiTitle, startsOn, fromTime, minutes, provider, youtube, teachers, state } = data
  const startsAt = state === 'live' ? now.toISOString() : startOf(resolveDate(startsOn, now), fromTime)
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  return {
    title,
    hindiTitle: hindiTitle ?? null,
    startsAt,
    minutes,
    provider,
    state,
    lecture: id('lecture', lectureOf(data)),
    youtube: youtube ?? null,
    teachers: teachers.map((key) => id('user', key)),
    startedAt: state === 'scheduled' ? null : startsAt,
    endedAt: state === 'recorded' ? endsAt : null,
  }
}
