import type { Paper } from '../papers/PaperSchema.ts'
import type { AttemptTiming } from './AttemptTiming.ts'
import { endsAt } from './endsAt.ts'
import { type SectionTime, sectionTimes } from './sectionTimes.ts'

type Timed = { startedAt: number; timing: AttemptTiming }

/** When an attempt ends by its paper and what was granted, ms since epoch; null while it is paused. */
export const endOf = (
  paper: Pick<Paper, 'minutes' | 'window'>,
  { startedAt, timing }: Timed,
): number | null => endsAt({ paper, startedAt, ...timing })

/**
 * When each section of an attempt takes answers. While it is paused, as if the pause ended now, and no section takes any answer from
 * the beginning of the pause on.
 * @param sections in the order of the attempt
 * @param end of the attempt as its row has it; null while it is paused
 */
export function ownSectionTimes(
  paper: Pick<Paper, 'minutes' | 'window' | 'sections'>,
  sections: readonly { id: string }[],
  { startedAt, timing, end, now }: Timed & { end: number | null; now: number },
): SectionTime[] {
  const minutesOf = new Map(paper.sections.map(({ id, minutes }) => [id, minutes]))
  const timed = sections.map(({ id }) => ({ id, minutes: minutesOf.get(id) ?? null }))
  const pauses = timing.pauses.map(({ from, to }) => ({ from, to: to ?? now }))
  const { accommodation } = timing
  if (end !== null) return sectionTimes(timed, { startedAt, pauses, accommodation, endsAt: end })
  const resumed = endOf(paper, { startedAt, timing: { ...timing, pauses } }) ?? now
  const pausedAt = timing.pauses.at(-1)?.from ?? now
  return sectionTimes(timed, { startedAt, pauses, accommodation, endsAt: resumed }).map((one) => ({
    ...one,
    to: Math.min(one.to, pausedAt),
  }))
}
