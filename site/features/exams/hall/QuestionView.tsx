'use client'
import clsx from 'clsx'
import Clock3 from 'lucide-react/icons/clock-3'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { leafOf } from '#domain/exams/questions/leafOf.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { QuestionText } from '#site/ui/richText/QuestionText.tsx'
import { AnswerForm } from '../answers/AnswerForm.tsx'
import { type Asked, placeIn } from '../answers/askedQuestions.ts'
import { BlankField } from '../answers/BlankField.tsx'
import { useHall } from './HallContext.tsx'
import * as styles from './QuestionView.css.ts'

const ReadAloud = lazy(async () => ({ default: (await import('./ReadAloud.tsx')).ReadAloud }))

/** The question on the screen with the form of its answer. */
export function QuestionView({ zoom }: { zoom: number }) {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const { state, content, language } = view
  const place = placeIn(view.hall.hall, state.current)
  const found = place && leafOf(content.questions.get(place.asked.question), place.asked.part)
  const box = useRef<HTMLElement>(null)
  const before = useRef(state.current)
  useEffect(() => {
    if (before.current === state.current) return
    before.current = state.current
    box.current?.scrollTo({ top: 0 })
    // A new question is scrolled to its top, and focused for screen readers and after a jump from the palette.
    box.current?.focus({ preventScroll: true })
  }, [state.current])
  if (!place || !found) return <section className={styles.question} />
  const { asked, section, number } = place
  const { leaf, passage } = found
  const isOpen = view.open.includes(section.id) && !view.isOver && !view.isSubmitting
  const onChange = (answer: Answer | null): void => hall.act({ kind: 'choose', answer })
  const typesetProps = { language, pictures: content.pictures }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="hall-question"
      className={clsx(styles.question, view.hall.paper.integrity.blocksCopying && styles.uncopied)}
      style={{ fontSize: `${zoom}rem` }}
    >
      <div className={styles.head}>
        <h2 id="hall-question" className={styles.name}>
          {fillPlaceholders(t.question, { number })}
        </h2>
        <span className={styles.type}>
          <Badge tone="line">{t.types[asked.type]}</Badge>
        </span>
        <Marks asked={asked} />
        {view.hall.hasReadAloud ? (
          <Suspense fallback={null}>
            <ReadAloud asked={asked} leaf={leaf} passage={passage} language={language} />
          </Suspense>
        ) : null}
        <Spent key={asked.id} />
      </div>
      <QuestionText
        leaf={leaf}
        passage={passage}
        {...typesetProps}
        blank={(id) =>
          leaf.type === 'fillBlank' ? (
            <BlankField
              key={id}
              id={id}
              leaf={leaf}
              answer={state.draft}
              onChange={onChange}
              isDisabled={!isOpen}
            />
          ) : null
        }
      />
      <AnswerForm
        key={asked.id}
        asked={asked}
        leaf={leaf}
        {...typesetProps}
        answer={state.draft}
        onChange={onChange}
        isDisabled={!isOpen}
      />
      {view.hall.hasCertainty && state.draft && state.draft.type !== 'subjective' ? (
        <Certainty answer={state.draft} onChange={onChange} isDisabled={!isOpen} />
      ) : null}
      {isOpen || view.isOver ? null : <p className={styles.note}>{t.notices.cannotGo}</p>}
      {section.choose !== null ? (
        <p className={styles.note}>
          {fillPlaceholders(t.chooseOf, { choose: section.choose, total: section.questions.length })}
        </p>
      ) : null}
    </section>
  )
}

function Marks({ asked: { right, wrong } }: { asked: Asked }) {
  const t = useTexts('hall')
  return (
    <span className={styles.marks}>
      <span className={styles.right} aria-hidden="true">
        {right}
      </span>
      <span className={styles.wrong} aria-hidden="true">
        {wrong === '0' ? '' : wrong}
      </span>
      <span className="sr-only">
        {fillPlaceholders(t.right, { marks: right })}, {fillPlaceholders(t.wrong, { marks: wrong })}
      </span>
    </span>
  )
}

/** Total time of the question on the screen; the remaining time, where each has its own limit. */
function Spent() {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const [ms, setMs] = useState(() => hall.spentMs())
  useEffect(() => {
    if (view.isOver) return
    const timer = setInterval(() => setMs(hall.spentMs()), 1000)
    return () => clearInterval(timer)
  }, [hall, view.isOver])
  const { secondsPerQuestion: limit } = view.hall
  const seconds = limit === null ? Math.floor(ms / 1000) : Math.max(0, limit - Math.floor(ms / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className={styles.spent}>
      <Icon icon={Clock3} size="s" />
      {fillPlaceholders(limit === null ? t.onThis : t.leftOnThis, { time })}
    </span>
  )
}

type CertaintyProps = {
  answer: Exclude<Answer, { type: 'subjective' }>
  onChange: (answer: Answer) => void
  isDisabled: boolean
}

/** How sure somebody is, where that is marked. */
function Certainty({ answer, onChange, isDisabled }: CertaintyProps) {
  const t = useTexts('hall')
  return (
    <fieldset className={styles.certainty} disabled={isDisabled}>
      <legend className={styles.certaintyName}>{t.sure}</legend>
      {([1, 2, 3] as const).map((certainty) => (
        <PlainButton
          key={certainty}
          look={answer.certainty === certainty ? 'ink' : 'outline'}
          aria-pressed={answer.certainty === certainty}
          onClick={() => onChange({ ...answer, certainty })}
        >
          {t.certainty[certainty]}
        </PlainButton>
      ))}
    </fieldset>
  )
}
