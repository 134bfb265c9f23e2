'use client'
import clsx from 'clsx'
import { useState } from 'react'
import type { QuestionOfResult, Result } from '#domain/calls/exams/results.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { minutesText } from './chartTexts.ts'
import * as styles from './ResultReport.css.ts'

const SLOW_MS = 180_000
type Filter = 'all' | 'wrong' | 'left' | 'slow'
const FILTERS: Record<Filter, (question: QuestionOfResult) => boolean> = {
  all: () => true,
  wrong: ({ outcome }) => outcome === 'wrong' || outcome === 'partly',
  left: ({ isAnswered }) => !isAnswered,
  slow: ({ spentMs }) => spentMs > SLOW_MS,
}

/** All questions by number, with their outcome; each links to its solution. */
export function QuestionsPanel({
  questions,
  attempt,
}: {
  questions: Result['questions']
  /** The attempt whose solutions may be seen; null for none. */
  attempt: string | null
}) {
  const toHref = useHref()
  const t = useTexts('result')
  const [filter, setFilter] = useState<Filter>('all')
  const hasOutcomes = questions.some(({ outcome }) => outcome !== null)
  const shown = questions.filter(FILTERS[filter])
  const filters = (Object.keys(FILTERS) as Filter[]).filter((one) => one !== 'wrong' || hasOutcomes)
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>{fillPlaceholders(t.all, { count: questions.length })}</h2>
        <fieldset className={styles.choices} style={{ border: 0, margin: 0, padding: 0 }}>
          <legend className="sr-only">{t.filter}</legend>
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.choice}
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {t.filters[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? <p className={styles.note}>{t.nothing}</p> : null}
      <ol className={styles.matrix}>
        {shown.map((question) => (
          <li key={question.id}>
            <Cell
              question={question}
              href={attempt === null ? undefined : toHref(`/tests/${attempt}/solutions#${question.number}`)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cell({ question, href }: { question: QuestionOfResult; href: string | undefined }) {
  const t = useTexts('result')
  const look = clsx(styles.cell, styles.cells[lookOf(question)])
  const words = (
    <>
      <span className="sr-only">
        {fillPlaceholders(t.questionState, {
          number: question.number,
          state: t.states[question.outcome ?? (question.isAnswered ? 'answered' : 'blank')],
          time: minutesText(question.spentMs),
        })}
      </span>
      <span aria-hidden="true">{question.number}</span>
    </>
  )
  return href ? (
    <a className={look} href={href}>
      {words}
    </a>
  ) : (
    <span className={look}>{words}</span>
  )
}

function lookOf({ outcome, isAnswered }: QuestionOfResult): keyof typeof styles.cells {
  if (outcome === 'right' || outcome === 'partly' || outcome === 'wrong') return outcome
  return outcome === null && isAnswered ? 'partly' : 'plain'
}
