import { WEEKDAYS } from '#domain/catalogue/batchDays.ts'
import { clockPhrase } from '#domain/text/clockPhrase.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { product } from '#site/texts/en/product.ts'
import type { Texts } from '#site/texts/Texts.ts'

type ScheduleTexts = Pick<Texts['product'], 'weekdays' | 'everyDay' | 'fromTo' | 'fromDay'>

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

const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$/
const hourText = (time: string | null | undefined, locale: Locale): string | null =>
  time && CLOCK.test(time) ? clockPhrase(time, locale) : null

/** `5 pm to 6:30 pm`, `from 5 pm`; empty without a start. */
export function clockText(
  from: string | null | undefined,
  to: string | null | undefined,
  t: ScheduleTexts = product,
  locale: Locale = 'en',
): string {
  const [start, end] = [hourText(from, locale), hourText(to, locale)]
  if (!start) return ''
  return end
    ? fillPlaceholders(t.fromTo, { from: start, to: end })
    : fillPlaceholders(t.fromDay, { from: start })
}
