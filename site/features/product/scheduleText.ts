const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const FEWEST_IN_RANGE = 3

/** Days of the week in words: `Mon to Fri`, `Tue, Thu`, `every day`; what is no day is left out. */
export function daysText(days: readonly string[]): string {
  const on = DAYS.map((day) => days.includes(day))
  const first = on.indexOf(true)
  const last = on.lastIndexOf(true)
  if (first < 0) return ''
  const count = on.filter(Boolean).length
  if (count === DAYS.length) return 'every day'
  if (count === last - first + 1 && count >= FEWEST_IN_RANGE) return `${NAMES[first]} to ${NAMES[last]}`
  return NAMES.filter((_, index) => on[index]).join(', ')
}

/** `17:00` as `5 pm`, `18:30` as `6:30 pm`; null when it is no time. */
function hourText(time: string | null | undefined): string | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time ?? '')
  if (!match) return null
  const hour = Number(match[1])
  const minutes = match[2] === '00' ? '' : `:${match[2]}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** `5 pm to 6:30 pm`, `from 5 pm`; empty without a beginning. */
export function clockText(from: string | null | undefined, to: string | null | undefined): string {
  const [start, end] = [hourText(from), hourText(to)]
  if (!start) return ''
  return end ? `${start} to ${end}` : `from ${start}`
}
