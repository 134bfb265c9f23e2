// Apart from the schema: pages compute with it, and need no zod for that.
import type { Accommodation } from './accommodation.ts'

/** Time of a paper or section for a person with an accommodation, in ms, rounded up to whole ones; without extra minutes, which a paper has once. */
export const ownTime = (minutes: number, { timeFactor }: Pick<Accommodation, 'timeFactor'>): number =>
  Math.ceil((minutes * 60_000 * timeFactor.num) / timeFactor.den)

type GivenTime = { accommodation: Pick<Accommodation, 'timeFactor' | 'extraMinutes'>; addedMinutes?: number }

/** Whole time of a paper for a person, in ms: with the accommodation and the minutes that staff added to the attempt. */
export const wholeTime = (minutes: number, { accommodation, addedMinutes = 0 }: GivenTime): number =>
  ownTime(minutes, accommodation) + (accommodation.extraMinutes + addedMinutes) * 60_000
