const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

type When = string | number

/** `24 Nov 2026`, in the time zone of the browser. */
export const dayText = (at: When): string => day.format(new Date(at))

/** `24 Nov 2026, 6:42 pm`. */
export const timeText = (at: When): string => `${dayText(at)}, ${time.format(new Date(at))}`

const DAY_MS = 86_400_000
/** The last day of an access of `days` that started at `at`; null without an end. */
export const lastDayText = (at: When, days: number | null | undefined): string | null =>
  days ? dayText(new Date(at).getTime() + days * DAY_MS) : null
