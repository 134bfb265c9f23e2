import type { Accommodation } from './accommodation.ts'
import { ownTime } from './ownTime.ts'
import { momentOf, type Pause } from './pauses.ts'

type Timed = { id: string; minutes: number | null }
type Clock = { startedAt: number; pauses: readonly Pause[]; accommodation: Accommodation; endsAt: number }
/** From when until when a section takes answers, ms since epoch, `to` excluded. */
export type SectionTime = { id: string; from: number; to: number }

/**
 * When each section is open. Sections with their own time follow each other in the order that the attempt has them
 * in, and the last one stays open until the end (extra minutes are its); others are open all the time. None is open beyond
 * the end of the attempt.
 */
export function sectionTimes(sections: readonly Timed[], clock: Clock): SectionTime[] {
  const { startedAt, pauses, accommodation, endsAt } = clock
  if (sections.some(({ minutes }) => minutes === null))
    return sections.map(({ id }) => ({ id, from: startedAt, to: endsAt }))
  let running = 0
  return sections.map(({ id, minutes }, index) => {
    const from = Math.min(endsAt, momentOf(startedAt, pauses, running))
    running += ownTime(minutes ?? 0, accommodation)
    const isLast = index === sections.length - 1
    return { id, from, to: isLast ? endsAt : Math.min(endsAt, momentOf(startedAt, pauses, running)) }
  })
}

/** Ids of the sections that are open now. */
export const openSections = (times: readonly SectionTime[], now: number): string[] =>
  times.filter(({ from, to }) => from <= now && now < to).map(({ id }) => id)
