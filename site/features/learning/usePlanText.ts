import type { MyClass } from '#domain/calls/learning/learning.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'

/** How a course stands in the plan until its exam: `Exam on 24 Jan 2027 · 2 lessons a week · On plan`; null without a plan. */
export function usePlanText(plan: MyClass['plan']): string | null {
  const t = useTexts('learning')
  const locale = useLocale()
  if (!plan) return null
  return [
    fillPlaceholders(t.examOn, { day: dayText(plan.examAt, locale) }),
    countedText(locale, t.perWeek, plan.perWeek),
    plan.behind > 0 ? countedText(locale, t.behindPlan, plan.behind) : t.onPlan,
  ].join(' · ')
}
