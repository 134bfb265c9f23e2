'use client'
import { useEffect, useState } from 'react'
import type { KeyedQuestionResponse } from '#domain/calls/exams/regrades.ts'
import { QuestionView } from '../questions/QuestionView.tsx'
import { bankFileUrl } from '../questions/questionLabels.ts'
import { readCall } from '../ui/panelClient.ts'

type Props = { paper: string; release: string; question: string; title: string }

/** A question of a release with its options, in all languages of the paper; its first words until it is loaded. */
export function KeyedQuestionView({ paper, release, question, title }: Props) {
  const [shown, setShown] = useState<KeyedQuestionResponse | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isWanted = true
    const query = new URLSearchParams({ paper, release, question })
    readCall<KeyedQuestionResponse>(`/attempts/keyedquestion?${query}`).then((answer) => {
      if (!isWanted) return
      if (answer.apiSuccess) setShown(answer)
      else setProblem(answer.message)
    })
    return () => {
      isWanted = false
    }
  }, [paper, release, question])
  if (!shown)
    return (
      <>
        <p className="panel-muted">{title}</p>
        {problem && (
          <p className="panel-field__error" role="alert">
            {problem}
          </p>
        )}
      </>
    )
  const { bank, content, languages } = shown
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="keys-question" aria-label="The question" tabIndex={0}>
      {languages.map((locale) => (
        <div key={locale} lang={locale}>
          <QuestionView content={content} locale={locale} fileUrl={bankFileUrl(bank.id, bank.version)} />
        </div>
      ))}
    </section>
  )
}
