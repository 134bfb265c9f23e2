'use client'
import { useEffect, useRef } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useResult } from '#site/data/exams/useResult.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { shownMarks } from '../shownMarks.ts'
import { actions, room, score } from './QuizRoom.css.ts'

type QuizScoreProps = {
  attempt: string
  /** Called once the attempt is marked, which may have completed a lesson. */
  onMarked: () => void
  onAgain: () => void
}

/** After a quiz: the score, or when it comes, and another try. */
export function QuizScore({ attempt, onMarked, onAgain }: QuizScoreProps) {
  const t = useTexts('exams')
  const locale = useLocale()
  const toHref = useHref()
  const { base } = useProject()
  const { view } = useResult(base, attempt)
  const answer = view?.state === 'ready' ? view.answer : null
  const { marks, fullMarks } = answer?.result ?? {}
  const later = answer?.resultAt
  const isMarked = answer?.attempt.state === 'published'
  const box = useRef<HTMLElement>(null)
  // It is much lower than the question before it, and would stay above the screen.
  useEffect(() => box.current?.focus(), [])
  const isReported = useRef(false)
  useEffect(() => {
    if (!isMarked || isReported.current) return
    isReported.current = true
    onMarked()
  }, [isMarked, onMarked])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="quiz-done" className={room}>
      <h2 id="quiz-done">{t.quizDone}</h2>
      <p role="status" className={marks ? score : undefined}>
        {marks && fullMarks
          ? fillPlaceholders(t.quizScore, { marks: shownMarks(marks), full: fullMarks.text })
          : later
            ? fillPlaceholders(t.resultLater, { time: timeText(later, locale) })
            : t.resultSoon}
      </p>
      <div className={actions}>
        {/* A full load: the page of results is one for all attempts. */}
        <a className={`${button} ${sizes.m} ${looks.primary}`} href={toHref(`/tests/${attempt}/result`)}>
          {t.seeResult}
        </a>
        <PlainButton look="outline" onClick={onAgain}>
          {t.again}
        </PlainButton>
      </div>
    </section>
  )
}
