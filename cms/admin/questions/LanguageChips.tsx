'use client'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import { LANGUAGE_NAMES } from './questionLabels.ts'

/** Chooses the language that questions are shown in. */
export function LanguageChips({ locale, onChange }: { locale: Locale; onChange: (locale: Locale) => void }) {
  return (
    <div className="panel-chips">
      {LOCALES.map((other) => (
        <button key={other} type="button" aria-pressed={other === locale} onClick={() => onChange(other)}>
          {LANGUAGE_NAMES[other]}
        </button>
      ))}
    </div>
  )
}
