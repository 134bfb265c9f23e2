import { WEEKDAYS } from '../catalogue/batchDays.ts'

/** The timetable of a batch. Times of day as `17:30`; dates in ISO format; without `days` it is held on every day of the week. */
export type Timetable = {
  startsOn: string
  endsOn?: string | null | undefined
  days?: readonly string[] | null | undefined
  fromTime?: string | null | undefined
  toTime?: string | null | undefined
}

type TaughtBatch = Timetable & { id: string; teachers: readonly string[] }

const daysOf = ({ days }: Timetable): readonly string[] => (days?.length ? days : WEEKDAYS)

/** `9:00` as `09:00`, so that times compare as texts. */
const padded = (time: string): string => time.padStart(5, '0')

const overlapInDates = (one: Timetable, other: Timetable): boolean =>
  (!one.endsOn || one.endsOn >= other.startsOn) && (!other.endsOn || other.endsOn >= one.startsOn)

/** Whether two timetables overlap in the time of day; always true without times. One without an end lasts until midnight. */
function overlapInHours(one: Timetable, other: Timetable): boolean {
  if (!one.fromTime || !other.fromTime) return true
  const end = ({ toTime }: Timetable) => (toTime ? padded(toTime) : '24:00')
  return padded(one.fromTime) < end(other) && padded(other.fromTime) < end(one)
}

/** Whether two timetables overlap in dates, weekdays and times of day. */
export const isSameHour = (one: Timetable, other: Timetable): boolean =>
  overlapInDates(one, other) &&
  daysOf(one).some((day) => daysOf(other).includes(day)) &&
  overlapInHours(one, other)

/** Other batches that overlap with this one and share a teacher with it: their ids, with the ids of the shared teachers. */
export const batchClashes = (
  batch: TaughtBatch,
  others: readonly TaughtBatch[],
): { id: string; teachers: string[] }[] =>
  others.flatMap((other) => {
    const shared = batch.teachers.filter((teacher) => other.teachers.includes(teacher))
    return other.id !== batch.id && shared.length > 0 && isSameHour(batch, other)
      ? [{ id: other.id, teachers: shared }]
      : []
  })
