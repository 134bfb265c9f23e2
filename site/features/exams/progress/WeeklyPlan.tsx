'use client'
import type { Progress, ProgressResponse } from '#domain/calls/exams/progress.ts'
import { paperPath } from '#domain/exams/paperPath.ts'
import { type PlannedDay, weeklyPlan } from '#domain/exams/progress/weeklyPlan.ts'
import { calendarFile } from '#domain/live/calendarFile.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { saveFile } from '#site/data/base/saveFile.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from '../result/ResultReport.css.ts'

/** The hour of the device at which a day's work begins. */
const HOUR = 18

type Day = PlannedDay<Progress['steps'][number]>

type WeeklyPlanProps = { progress: Progress; next: ProgressResponse['next'] }

/** What would help most as a week, and as a file for the own calendar. */
export function WeeklyPlan({ progress: { series, steps }, next }: WeeklyPlanProps) {
  const t = useTexts('progress')
  const locale = useLocale()
  const { base } = useProject()
  const plan = weeklyPlan(steps)
  if (plan.length === 0) return null
  const today = new Date()
  const startOf = ({ day }: Day): number =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1 + day, HOUR).getTime()
  const testPath = next && paperPath('test-papers', next.slug, series.slug)
  const textOf = ({ step }: Day): string =>
    step === null
      ? fillPlaceholders(t.planTest, { series: series.title })
      : fillPlaceholders(t.stepKinds[step.kind], { concept: step.concept ?? '' })
  const save = () =>
    saveFile(
      new Blob(
        [
          calendarFile(
            t.plan,
            plan.map((one) => ({
              uid: `${startOf(one)}.${series.slug}@plan`,
              sequence: 0,
              title: textOf(one),
              description: series.title,
              minutes: one.minutes,
              isCancelled: false,
              url: `${window.location.origin}${base}/progress?${new URLSearchParams({ series: series.slug })}`,
              startsAt: startOf(one),
              updatedAt: today.getTime(),
            })),
          ),
        ],
        { type: 'text/calendar' },
      ),
      'week.ics',
    )
  return (
    <section className={styles.panel} aria-labelledby="weekly-plan">
      <h2 id="weekly-plan" className={styles.heading}>
        {t.plan}
      </h2>
      <ul className={styles.plan}>
        {plan.map((one) => (
          <li key={one.day} className={styles.planned}>
            <span>
              {one.step === null && testPath ? (
                <AppLink href={testPath} prefetch={false}>
                  <MixedText>{textOf(one)}</MixedText>
                </AppLink>
              ) : (
                <MixedText>{textOf(one)}</MixedText>
              )}
              {one.step === null && next ? (
                <span className={styles.nextTest}>
                  <MixedText>{next.title}</MixedText>
                </span>
              ) : null}
            </span>
            <span className={styles.note}>
              {fillPlaceholders(t.planDay, { day: dayText(startOf(one), locale), minutes: one.minutes })}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t.planText}</p>
      <PlainButton size="s" look="outline" onClick={save}>
        {t.planAdd}
      </PlainButton>
    </section>
  )
}
