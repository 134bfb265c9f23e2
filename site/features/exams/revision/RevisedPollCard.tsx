'use client'
import { type ReactNode, useState } from 'react'
import type { RevisedPoll } from '#domain/calls/exams/revision.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { letterOf } from '../answers/askedQuestions.ts'
import { group, list } from '../answers/Choices.css.ts'
import { Choice } from '../answers/Choices.tsx'
import * as styles from '../solutions/SolutionsScreen.css.ts'

type RevisedPollCardProps = {
  poll: RevisedPoll
  /** What can be done with it once its answer is seen. */
  children: ReactNode
}

/** A poll of a live class, to be answered again first; then with the right answer and the one that was given in the class. */
export function RevisedPollCard({
  poll: { question, text, options, own, right },
  children,
}: RevisedPollCardProps) {
  const t = useTexts('revision')
  const s = useTexts('solutions')
  const h = useTexts('hall')
  const [isTrying, setTrying] = useState(true)
  const [tried, setTried] = useState<number | null>(null)
  const named = (index: number) => `${letterOf(index)}. ${options[index] ?? ''}`
  return (
    <article className={styles.card} aria-labelledby="solved-question">
      <div className={styles.head}>
        <h2 id="solved-question" tabIndex={-1} className={styles.number}>
          {t.poll}
        </h2>
      </div>
      <p>
        <MixedText>{text}</MixedText>
      </p>
      <fieldset className={group}>
        <legend className="sr-only">{h.options}</legend>
        <div className={list}>
          {options.map((option, index) => (
            <Choice
              key={letterOf(index)}
              name={question}
              letter={letterOf(index)}
              isChosen={tried === index}
              isDisabled={!isTrying}
              onChoose={() => setTried(index)}
            >
              <MixedText>{option}</MixedText>
            </Choice>
          ))}
        </div>
      </fieldset>
      {isTrying ? (
        <p role="status">{s.trying}</p>
      ) : (
        <>
          <Banner tone="info">
            <b>
              <MixedText>{fillPlaceholders(s.rightAnswer, { answer: named(right) })}</MixedText>
            </b>
            <br />
            <MixedText>{fillPlaceholders(t.chosen, { answer: named(own) })}</MixedText>
          </Banner>
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
          {isTrying ? s.showAnswer : s.tryAgain}
        </PlainButton>
      </div>
    </article>
  )
}
