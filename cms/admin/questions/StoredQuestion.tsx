'use client'
import type { TypesetContent, TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { QuestionView } from './QuestionView.tsx'
import { bankFileUrl, LANGUAGE_NAMES } from './questionLabels.ts'

type Props = {
  id: string
  version: number
  content: TypesetContent
  /** Empty for people who may not edit the question. */
  right: Readonly<Record<string, string>>
  solutions: readonly TypesetSolution[]
}

/** A version of a question in both languages side by side. */
export const StoredQuestion = ({ id, version, ...question }: Props) => (
  <div className="question-both">
    {LOCALES.map((locale) => (
      <section key={locale} className="panel-card" aria-label={LANGUAGE_NAMES[locale]}>
        <h2>{LANGUAGE_NAMES[locale]}</h2>
        <QuestionView {...question} id={id} locale={locale} fileUrl={bankFileUrl(id, version)} />
      </section>
    ))}
  </div>
)
