import { WEEKDAYS } from '#domain/catalogue/batchDays.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { product } from '#site/texts/en/product.ts'
import type { Texts } from '#site/texts/Texts.ts'

type ScheduleTexts = Pick<
  Texts['product'],
  'weekdays' | 'everyDay' | 'fromTo' | 'fromDay' | 'morning' | 'noon' | 'evening' | 'night'
>

const FEWEST_IN_RANGE = 3

/** Days of the week as text: `Mon to Fri`, `Tue, Thu`, `every day`; unknown values are left out. */
export function weekdaysText(days: readonly string[], t: ScheduleTexts = product): string {
  const names = WEEKDAYS.map((day) => t.weekdays[day])
  const isChosen = WEEKDAYS.map((day) => days.includes(day))
  const first = isChosen.indexOf(true)
  const last = isChosen.lastIndexOf(true)
  if (first < 0) return ''
  const count = isChosen.filter(Boolean).length
  if (count === WEEKDAYS.length) return t.everyDay
  if (count === last - first + 1 && count >= FEWEST_IN_RANGE)
    return fillPlaceholders(t.fromTo, { from: names[first] ?? '', to: names[last] ?? '' })
  return names.filter((_, index) => isChosen[index]).join(', ')
}

function dayPart(hour: number, t: ScheduleTexts): string {
  if (hour < 12) return t.morning
  if (hour < 16) return t.noon
  return hour < 20 ? t.evening : t.night
}

/** `17:00` as `5 pm`, `18:30` as `6:30 pm`; null for anything else. */
function hourText(time: string | null | undefined, t: ScheduleTexts): string | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time ?? '')
  if (!match) return null
  const hour = Number(match[1])
  const minutes = match[2] === '00' ? '' : `:${match[2]}`
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}${minutes}`
  return fillPlaceholders(dayPart(hour, t), { hour: shown })
}

/** `5 pm to 6:30 pm`, `from 5 pm`; empty without a start. */
export function clockText(
  from: string | null | undefined,
  to: string | null | undefined,
  t: ScheduleTexts = product,
): string {
  const [start, end] = [hourText(from, t), hourText(to, t)]
  if (!start) return ''
  return end
    ? fillPlaceholders(t.fromTo, { from: start, to: end })
    : fillPlaceholders(t.fromDay, { from: start })
}
