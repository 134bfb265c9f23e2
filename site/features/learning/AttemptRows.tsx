'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import type { MyAttempt } from '#site/data/exams/examCalls.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { arrow, body, head, links, next, row, rows, title } from './CourseRow.css.ts'

const MAX_ROWS = 10

/** The person's last attempts at tests: those that are running first, then the newest. */
export function AttemptRows({ attempts }: { attempts: readonly MyAttempt[] }) {
  const t = useTexts('learning')
  const locale = useLocale()
  const toHref = useHref()
  const shown = attempts
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((a, b) => Number(isResumable(b.state)) - Number(isResumable(a.state)))
    .slice(0, MAX_ROWS)
  return (
    <>
      <p className={links}>
        <LinkButton look="outline" size="s" href="/progress">
          {t.progress}
        </LinkButton>
        <LinkButton look="outline" size="s" href="/revision">
          {t.revision}
        </LinkButton>
      </p>
      <ul className={rows}>
        {shown.map((attempt) => (
          <li key={attempt.id}>
            {/* A full load: the hall's page is one for all attempts. */}
            <a
              className={row}
              href={toHref(
                isResumable(attempt.state) ? `/tests/${attempt.id}` : `/tests/${attempt.id}/result`,
              )}
            >
              <Cover shape="wide" subject="tests" seed={attempt.slug} />
              <div className={body}>
                <div className={head}>
                  <h3 className={title}>
                    <MixedText>{attempt.title}</MixedText>
                  </h3>
                </div>
                <p className={next}>
                  {[
                    stateOf(attempt, t),
                    attempt.startedAt === null ? '' : timeText(attempt.startedAt, locale),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Icon icon={ChevronRight} className={arrow} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function stateOf(attempt: MyAttempt, t: ReturnType<typeof useTexts<'learning'>>): string {
  if (isResumable(attempt.state)) return t.resumeTest
  const { marks, fullMarks } = attempt
  return marks && fullMarks
    ? fillPlaceholders(t.testResult, { marks: marks.text, full: fullMarks.text })
    : t.testSubmitted
}
