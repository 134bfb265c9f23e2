'use client'
import type { AttemptRow } from '#domain/calls/exams/tests.ts'
import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { shownMarks } from '../shownMarks.ts'
import {
  attemptName,
  attempt as attemptStyle,
  heading,
  attempts as list,
  panel,
  quiet,
} from './PaperScreen.css.ts'

/** The person's attempts at this paper so far, each with its result. */
export function Attempts({ attempts }: { attempts: readonly AttemptRow[] }) {
  const t = useTexts('exams')
  const locale = useLocale()
  const toHref = useHref()
  return (
    <section className={panel}>
      <h2 className={heading}>{t.yourAttempts}</h2>
      <ul className={list}>
        {attempts.map((attempt) => (
          <li key={attempt.id} className={attemptStyle}>
            <div>
              <p className={attemptName}>{fillPlaceholders(t.attempt, { number: attempt.number })}</p>
              <p className={quiet}>
                {attempt.marks && attempt.fullMarks
                  ? fillPlaceholders(t.score, {
                      marks: shownMarks(attempt.marks),
                      full: attempt.fullMarks.text,
                    })
                  : t.states[attempt.state]}
                {attempt.startedAt === null ? null : ` · ${timeText(attempt.startedAt, locale)}`}
              </p>
            </div>
            {/* One that runs is resumed at the start of the page. */}
            {attempt.state === 'cancelled' || isResumable(attempt.state) ? null : (
              // A full load: the page of results is one for all attempts.
              <a
                className={`${button} ${sizes.s} ${looks.outline}`}
                href={toHref(`/tests/${attempt.id}/result`)}
              >
                {t.seeResult}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
