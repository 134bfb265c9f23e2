import { accessEnd } from '#domain/entitlements/accessEnd.ts'
import type { Locale } from '#domain/text/locales.ts'
import { dayText, type TimeValue } from './dateText.ts'

/** The last day of an access of `days` that started at `at`; null when it never ends. */
export const lastDayText = (
  at: TimeValue,
  days: number | null | undefined,
  locale: Locale = 'en',
): string | null => (days ? dayText(accessEnd(new Date(at).getTime(), days), locale) : null)
