'use client'
import { type ReactNode, useState } from 'react'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { leafOf } from '#domain/exams/questions/leafOf.ts'
import type { TypesetContent } from '#domain/exams/questions/typesetContent.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { PageAddresses } from '#site/data/exams/fileCalls.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { QuestionText } from '#site/ui/richText/QuestionText.tsx'
import { type ShownLanguage, Typeset } from '#site/ui/richText/Typeset.tsx'
import { AnswerForm } from '../answers/AnswerForm.tsx'
import { BlankField } from '../answers/BlankField.tsx'
import { minutesText } from '../result/chartTexts.ts'
import { shownMarks } from '../shownMarks.ts'
import { MarkedPages } from './MarkedPages.tsx'
import * as styles from './SolutionsScreen.css.ts'

type SolvedQuestionProps = {
  solved: Solved
  content: TypesetContent | undefined
  language: ShownLanguage
  pictures: ReadonlyMap<string, string>
  /** Where the pages of a written answer are. */
  pages: PageAddresses
  /** Whether it is to be solved again first. @default false */
  startsHidden?: boolean
  /** What can be done with it once its answer is seen. */
  children?: ReactNode
}

/** A question with the student's answer, the key and the solution. On a re-attempt both are hidden until requested. */
export function SolvedQuestion(props: SolvedQuestionProps) {
  const { solved, content, language, pictures, pages, startsHidden = false, children } = props
  const t = useTexts('solutions')
  const e = useTexts('exams')
  const [isTrying, setTrying] = useState(startsHidden)
  const [tried, setTried] = useState<Answer | null>(null)
  const found = leafOf(content, solved.asked.part)
  if (!found) return null
  const { leaf, passage } = found
  const { asked, number, outcome, marks, spentMs, isMarked, answer, right, solution } = solved
  const typesetProps = { language, pictures }
  const shown = isTrying || tried ? tried : answer
  const form = { answer: shown, onChange: setTried, isDisabled: !isTrying }
  const tone = outcome === 'right' ? 'success' : outcome === 'wrong' ? 'danger' : 'info'
  return (
    <article className={styles.card} aria-labelledby="solved-question">
      <div className={styles.head}>
        <h2 id="solved-question" tabIndex={-1} className={styles.number}>
          {fillPlaceholders(t.question, { number })}
        </h2>
        <span className={styles.facts}>
          {fillPlaceholders(t.facts, { marks: shownMarks(marks), time: minutesText(spentMs) })}
          {isMarked ? ` · ${t.marked}` : ''}
        </span>
      </div>
      <QuestionText
        leaf={leaf}
        passage={passage}
        {...typesetProps}
        blank={(id) => (leaf.type === 'fillBlank' ? <BlankField id={id} leaf={leaf} {...form} /> : null)}
      />
      <AnswerForm asked={asked} leaf={leaf} {...typesetProps} {...form} />
      {isTrying ? (
        <p role="status">{t.trying}</p>
      ) : (
        <>
          <Banner tone={tone}>
            <b>{e.outcomes[outcome]}</b>
            {right ? ` · ${fillPlaceholders(t.rightAnswer, { answer: right })}` : ''}
            {answer ? '' : ` · ${t.noAnswer}`}
          </Banner>
          <MarkedPages solved={solved} pages={pages} />
          {solved.expertNote ? (
            <section className={styles.solution}>
              <h3 className={styles.name}>{t.expertNote}</h3>
              <p className={styles.note}>{solved.expertNote}</p>
            </section>
          ) : null}
          <section className={styles.solution}>
            <h3 className={styles.name}>{t.solution}</h3>
            {solution?.text ? <Typeset text={solution.text} {...typesetProps} /> : null}
            {solution?.video ? (
              // biome-ignore lint/a11y/useMediaCaption: authors upload videos without captions
              <video
                controls
                preload="none"
                className={styles.video}
                src={pictures.get(solution.video)}
                aria-label={t.video}
              />
            ) : null}
            {solution ? null : <p>{t.noSolution}</p>}
          </section>
          {children}
        </>
      )}
      <div className={styles.buttons} data-print="hidden">
        <PlainButton
          look="outline"
          onClick={() => {
            if (!isTrying) setTried(null)
            setTrying(!isTrying)
          }}
        >
          {isTrying ? t.showAnswer : t.tryAgain}
        </PlainButton>
      </div>
    </article>
  )
}
