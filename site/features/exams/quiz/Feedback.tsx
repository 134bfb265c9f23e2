'use client'
import { picturesOf } from '#domain/exams/pack/filesIn.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { CheckAnswer } from '#site/data/exams/examCalls.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { useHall } from '../hall/HallContext.tsx'
import { shownMarks } from '../shownMarks.ts'
import * as styles from './QuizRoom.css.ts'

type FeedbackProps = { question: string; answer: CheckAnswer }

/** Right or wrong with its marks, and the solution with its pictures and video. */
export function Feedback({ question, answer: { outcome, marks, right, solution } }: FeedbackProps) {
  const t = useTexts('exams')
  const { base } = useProject()
  const { view } = useHall()
  const tone = outcome === 'right' ? 'success' : outcome === 'partly' ? 'info' : 'danger'
  const addressOf = (file: string): string =>
    `${base}/api/quizzes/solutionfile?${new URLSearchParams({ attempt: view.hall.id, question, file })}`
  const text = solution?.text ?? null
  const video = solution?.video ?? null
  const shown = picturesOf(text ?? {}).map((file) => [file, addressOf(file)] as const)
  return (
    <>
      <Banner tone={tone} role="status">
        <b>{t.outcomes[outcome]}</b> · {shownMarks(marks)}
        {right && outcome !== 'right' ? ` · ${fillPlaceholders(t.rightAnswer, { answer: right })}` : ''}
      </Banner>
      {text || video ? (
        <div className={styles.solution}>
          <h3 className={styles.solutionName}>{t.solution}</h3>
          {text ? <Typeset text={text} language={view.language} pictures={new Map(shown)} /> : null}
          {video ? (
            // biome-ignore lint/a11y/useMediaCaption: authors have no captions for it; the solution in words stands above
            <video className={styles.video} src={addressOf(video)} controls preload="metadata" />
          ) : null}
        </div>
      ) : null}
    </>
  )
}
