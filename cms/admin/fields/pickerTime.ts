import { localTime, parseLocalTime } from '#domain/content/localTime.ts'

/** The date for a picker, which shows a date's parts in the browser's zone: there they are those of `iso` in `timeZone`. */
export function shownTime(iso: string, timeZone: string): Date {
  const date = new Date(localTime(Date.parse(iso), timeZone))
  // A year of more than four digits, stored before it was refused.
  return Number.isNaN(date.getTime()) ? new Date(iso) : date
}

const two = (number: number) => String(number).padStart(2, '0')

/** The time at which clocks in `timeZone` show what the picker shows, as an ISO string; null for none. */
export function pickedTime(date: Date | null, timeZone: string): string | null {
  if (!date || Number.isNaN(date.getTime())) return null
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const at = parseLocalTime(`${day}T${two(date.getHours())}:${two(date.getMinutes())}`, timeZone)
  // A year of more than four digits, which the rule of the field refuses.
  return new Date(at ?? date).toISOString()
}
