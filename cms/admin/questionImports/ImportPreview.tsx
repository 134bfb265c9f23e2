'use client'
import { useState } from 'react'
import type { ImportReport } from '#domain/exams/bank/importStates.ts'
import type { Locale } from '#domain/text/locales.ts'
import { LanguageChips } from '../questions/LanguageChips.tsx'
import { QuestionView } from '../questions/QuestionView.tsx'
import { bankFileUrl } from '../questions/questionLabels.ts'

/** The first questions of a checked file as students will see them, with what the file says is right. */
export function ImportPreview({ preview }: Pick<ImportReport, 'preview'>) {
  const [locale, setLocale] = useState<Locale>('en')
  return (
    <section className="panel-card question-preview" aria-labelledby="import-preview">
      <div className="panel-head">
        <h2 id="import-preview">
          {preview.length === 1 ? 'The question' : `The first ${preview.length} questions`}
        </h2>
        <LanguageChips locale={locale} onChange={setLocale} />
      </div>
      <ol className="question-previews">
        {preview.map(({ place, content, right }) => (
          <li key={place}>
            <p className="panel-muted panel-small">{place}</p>
            <QuestionView content={content} right={right} locale={locale} fileUrl={bankFileUrl(null)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
