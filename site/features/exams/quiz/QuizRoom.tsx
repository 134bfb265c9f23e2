'use client'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { leafOf } from '#domain/exams/questions/leafOf.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { CheckAnswer } from '#site/data/exams/examCalls.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { QuestionText } from '#site/ui/richText/QuestionText.tsx'
import { AnswerForm, loadForms } from '../answers/AnswerForm.tsx'
import { placeIn } from '../answers/askedQuestions.ts'
import { BlankField } from '../answers/BlankField.tsx'
import { HallClock } from '../hall/HallClock.tsx'
import { useHall } from '../hall/HallContext.tsx'
import { SavedBadge } from '../hall/SavedBadge.tsx'
import { Feedback } from './Feedback.tsx'
import { QuizButtons } from './QuizButtons.tsx'
import * as styles from './QuizRoom.css.ts'
import { QuizScore } from './QuizScore.tsx'

type Checked = ReadonlyMap<string, CheckAnswer>

type QuizRoomProps = { onMarked: () => void; onEnded: () => void; onTakeOver: () => void }

/** The questions of a quiz, one after the other; with instant feedback each is checked before the next. */
export function QuizRoom({ onMarked, onEnded, onTakeOver }: QuizRoomProps) {
  const t = useTexts('exams')
  const h = useTexts('hall')
  const { hall, view } = useHall()
  const [checked, setChecked] = useState<Checked>(new Map())
  const box = useRef<HTMLElement>(null)
  const shownId = useRef(view.state.current)
  const sections = view.hall.hall
  useEffect(() => void loadForms(sections).catch(() => undefined), [sections])
  useEffect(() => {
    if (shownId.current === view.state.current) return
    shownId.current = view.state.current
    box.current?.focus()
  }, [view.state.current])
  if (view.isTakenOver)
    return (
      <div className={styles.room}>
        <p role="status">{h.otherDevice}</p>
        <div>
          <PlainButton onClick={onTakeOver}>{h.takeOver}</PlainButton>
        </div>
      </div>
    )
  if (view.isOver) return <QuizScore attempt={view.hall.id} onMarked={onMarked} onAgain={onEnded} />
  const { state, content, language } = view
  const place = placeIn(view.hall.hall, state.current)
  const found = place && leafOf(content.questions.get(place.asked.question), place.asked.part)
  if (!place || !found) return null
  const at = state.questions.findIndex(({ id }) => id === state.current)
  const answer = checked.get(state.current)
  const isShut = view.isSubmitting || view.isTimeUp || answer !== undefined
  const onChange = (next: Answer | null): void => hall.act({ kind: 'choose', answer: next })
  const typesetProps = { language, pictures: content.pictures }
  const { leaf, passage } = found
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="quiz-question"
      className={styles.room}
      data-outcome={answer?.outcome}
    >
      <div className={styles.head}>
        <h2 id="quiz-question" className={styles.number}>
          {fillPlaceholders(t.ofQuestions, { number: at + 1, total: state.questions.length })}
        </h2>
        <SavedBadge />
        <HallClock />
      </div>
      <QuestionText
        leaf={leaf}
        passage={passage}
        {...typesetProps}
        blank={(id) =>
          leaf.type === 'fillBlank' ? (
            <BlankField id={id} leaf={leaf} answer={state.draft} onChange={onChange} isDisabled={isShut} />
          ) : null
        }
      />
      <AnswerForm
        key={place.asked.id}
        asked={place.asked}
        leaf={leaf}
        {...typesetProps}
        answer={state.draft}
        onChange={onChange}
        isDisabled={isShut}
      />
      {answer ? <Feedback question={state.current} answer={answer} /> : null}
      <QuizButtons
        isChecked={answer !== undefined}
        isLast={at === state.questions.length - 1}
        onChecked={(next) => setChecked(new Map([...checked, [state.current, next]]))}
      />
    </section>
  )
}
