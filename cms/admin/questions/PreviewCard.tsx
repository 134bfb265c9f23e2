'use client'
import { useState } from 'react'
import type { TypesetContent } from '#domain/exams/questions/typesetContent.ts'
import type { Locale } from '#domain/text/locales.ts'
import { LanguageChips } from './LanguageChips.tsx'
import { QuestionView } from './QuestionView.tsx'

type Props = { content: TypesetContent; fileUrl: (file: string) => string }

/** The question as students see it, in one language or the other. */
export function PreviewCard({ content, fileUrl }: Props) {
  const [locale, setLocale] = useState<Locale>('en')
  return (
    <section className="panel-card question-preview" aria-labelledby="question-preview">
      <div className="panel-head">
        <h2 id="question-preview">As students see it</h2>
        <LanguageChips locale={locale} onChange={setLocale} />
      </div>
      <QuestionView content={content} locale={locale} fileUrl={fileUrl} />
    </section>
  )
}
