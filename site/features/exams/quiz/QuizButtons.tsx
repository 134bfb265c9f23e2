'use client'
import { useState } from 'react'
import { countedText } from '#domain/text/counted.ts'
import type { CheckAnswer } from '#site/data/exams/examCalls.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { useHall } from '../hall/HallContext.tsx'
import { actions } from './QuizRoom.css.ts'

type QuizButtonsProps = { isChecked: boolean; isLast: boolean; onChecked: (answer: CheckAnswer) => void }

/** The buttons Check, Next and Finish. */
export function QuizButtons({ isChecked, isLast, onChecked }: QuizButtonsProps) {
  const t = useTexts('exams')
  const h = useTexts('hall')
  const locale = useLocale()
  const { hall, view } = useHall()
  const [isChecking, setIsChecking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isWarned, setIsWarned] = useState(false)
  const { questions, current, draft } = view.state
  const unanswered = questions.filter(({ id, saved }) => (id === current ? draft : saved) === null).length
  const isToCheck = view.hall.paper.hasInstantFeedback && !isChecked
  const check = async (): Promise<void> => {
    setIsChecking(true)
    const answer = await hall.check()
    setIsChecking(false)
    setHasFailed(answer === null)
    if (answer) onChecked(answer)
  }
  const goOn = (): void => {
    if (isLast && unanswered > 0 && !isWarned) setIsWarned(true)
    else if (isLast) void hall.submit()
    else hall.act({ kind: isChecked || isToCheck ? 'next' : 'saveAndNext' })
  }
  const isFirst = questions[0]?.id === current
  return (
    <>
      {hasFailed ? (
        <Banner tone="danger" role="alert">
          {t.checkFailed}
        </Banner>
      ) : null}
      {isWarned && unanswered > 0 && !view.isSubmitting ? (
        <Banner tone="warning" role="status">
          {countedText(locale, t.finishOpen, unanswered)}
        </Banner>
      ) : null}
      {view.isSubmitting ? (
        <p role="status">{view.sync === 'waiting' ? h.submitWaits : h.submittingText}</p>
      ) : null}
      <div className={actions}>
        {isFirst || view.hall.isForwardOnly ? null : (
          <PlainButton look="outline" onClick={() => hall.act({ kind: 'back' })}>
            {h.previous}
          </PlainButton>
        )}
        {isToCheck ? (
          <PlainButton
            isPending={isChecking}
            disabled={draft === null}
            onClick={() => !isChecking && void check()}
          >
            {t.check}
          </PlainButton>
        ) : null}
        <PlainButton
          look={isToCheck ? 'ghost' : 'primary'}
          isPending={view.isSubmitting}
          onClick={() => !view.isSubmitting && goOn()}
        >
          {isLast ? t.finish : isToCheck ? t.skip : t.next}
        </PlainButton>
      </div>
    </>
  )
}
