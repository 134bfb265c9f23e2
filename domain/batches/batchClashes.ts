import { WEEKDAYS } from '../catalogue/batchDays.ts'

/** The timetable of a batch. Times of day as `17:30`; dates in ISO; without days it is held on all of them. */
export type Timetable = {
  startsOn: string
  endsOn?: string | null | undefined
  days?: readonly string[] | null | undefined
  fromTime?: string | null | undefined
  toTime?: string | null | undefined
}

type Taught = Timetable & { id: string; teachers: readonly string[] }

const daysOf = ({ days }: Timetable): readonly string[] => (days?.length ? days : WEEKDAYS)

/** `9:00` as `09:00`, so that times compare as texts. */
const padded = (time: string): string => time.padStart(5, '0')

const meetInDates = (one: Timetable, other: Timetable): boolean =>
  (!one.endsOn || one.endsOn >= other.startsOn) && (!other.endsOn || other.endsOn >= one.startsOn)

/** Whether two are held at the same time of some day; without hours they are. One without an end is over at midnight. */
function meetInHours(one: Timetable, other: Timetable): boolean {
  if (!one.fromTime || !other.fromTime) return true
  const end = ({ toTime }: Timetable) => (toTime ? padded(toTime) : '24:00')
  return padded(one.fromTime) < end(other) && padded(other.fromTime) < end(one)
}

/** Whether two timetables have an hour in common. */
export const isSameHour = (one: Timetable, other: Timetable): boolean =>
  meetInDates(one, other) && daysOf(one).some((day) => daysOf(other).includes(day)) && meetInHours(one, other)

/** Other batches at the same hour with a teacher of this one: ids, with the ids of those teachers. */
export const batchClashes = (
  batch: Taught,
  others: readonly Taught[],
): { id: string; teachers: string[] }[] =>
  others.flatMap((other) => {
    const both = batch.teachers.filter((teacher) => other.teachers.includes(teacher))
    return other.id !== batch.id && both.length > 0 && isSameHour(batch, other)
      ? [{ id: other.id, teachers: both }]
      : []
  })
