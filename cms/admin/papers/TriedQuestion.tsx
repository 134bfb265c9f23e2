'use client'
import type { Simulation, ViewedPaper } from '#domain/calls/exams/papers.ts'
import type { TypesetContent } from '#domain/exams/questions/typesetContent.ts'
import type { Locale } from '#domain/text/locales.ts'
import { QuestionView } from '../questions/QuestionView.tsx'
import { bankFileUrl } from '../questions/questionLabels.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { leafOf } from './randomAnswer.ts'

type Props = {
  number: number
  question: ViewedPaper['sections'][number]['questions'][number]
  content: TypesetContent | undefined
  languages: readonly Locale[]
  answer: unknown
  line: Simulation['lines'][number] | undefined
  onAnswer: (answer: unknown) => void
}

/** A question in all languages side by side, what is answered, and how it was marked. */
export function TriedQuestion({ number, question, content, languages, answer, line, onAnswer }: Props) {
  const leaf = content && leafOf(content, question.part)
  if (!content || !leaf) return null
  const isFirstPart = content.type !== 'comprehension' || content.parts[0]?.id === question.part
  const shown: TypesetContent =
    content.type === 'comprehension'
      ? isFirstPart
        ? { ...content, parts: content.parts.filter(({ id }) => id === question.part) }
        : leaf
      : content
  return (
    <article className="paper-try__question" aria-label={`Question ${number}`}>
      <p className="paper-try__line">
        <strong>{`${number}. `}</strong>
        <span className="panel-muted">
          {`right ${question.right}, wrong ${question.wrong}${question.isBonus ? ', bonus' : ''}`}
        </span>
      </p>
      {languages.map((locale) => (
        <div key={locale} lang={locale}>
          <QuestionView content={shown} locale={locale} fileUrl={bankFileUrl(question.question)} />
        </div>
      ))}
      <AnswerFields
        name={question.id}
        leaf={leaf}
        order={question.options}
        answer={answer}
        onAnswer={onAnswer}
      />
      {line && (
        <p className="paper-try__line" data-outcome={line.outcome}>
          <strong>{`${line.marks} of ${line.full}`}</strong>
          {` · ${line.text}${line.key ? ` · key: ${line.key}` : ''}`}
        </p>
      )}
    </article>
  )
}
