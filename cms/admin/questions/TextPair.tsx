'use client'
import { useId, useRef } from 'react'
import type { DraftText } from '#domain/exams/bank/questionDraft.ts'
import { LANG, LOCALES, type Locale } from '#domain/text/locales.ts'
import { TypesetView } from '../ui/TypesetView.tsx'
import { useEditor } from './editorContext.ts'
import { LANGUAGE_NAMES } from './questionLabels.ts'
import { TextToolbar } from './TextToolbar.tsx'

type Props = {
  label: string
  /** Where the text is in the exchange format, such as `options[1].text`. */
  path: string
  value: DraftText
  onChange: (value: DraftText) => void
  rows?: number
  help?: string
  /** Whether formulas, pictures and tables may be put in. @default true */
  isRich?: boolean
  /** The next blank that the toolbar puts in, for stems with blanks. */
  onAddBlank?: (() => string) | undefined
}

/** A text in English and Hindi side by side, each with what is wrong in it and how it looks. */
export function TextPair({ label, path, value, onChange, rows = 2, help, isRich = true, onAddBlank }: Props) {
  const { forget } = useEditor()
  const id = useId()
  const fields = useRef<Partial<Record<Locale, HTMLTextAreaElement | null>>>({})
  const last = useRef<Locale>('en')
  const change = (locale: Locale, text: string) => {
    forget(`${path}.${locale}`)
    forget(path)
    onChange({ ...value, [locale]: text })
  }
  return (
    <fieldset className="question-text">
      <legend>{label}</legend>
      {isRich && (
        <TextToolbar
          onAddBlank={onAddBlank}
          field={() => fields.current[last.current] ?? null}
          onInsert={(text) => change(last.current, text)}
        />
      )}
      <div className="question-text__pair">
        {LOCALES.map((locale) => (
          <OneText
            key={locale}
            id={`${id}-${locale}`}
            locale={locale}
            rows={rows}
            label={label}
            path={`${path}.${locale}`}
            value={value[locale]}
            onChange={(text) => change(locale, text)}
            onFocus={() => {
              last.current = locale
            }}
            fieldRef={(field) => {
              fields.current[locale] = field
            }}
          />
        ))}
      </div>
      <Problems path={path} id={`${id}-problem`} />
      {help && <p className="panel-field__help">{help}</p>}
    </fieldset>
  )
}

type OneTextProps = {
  id: string
  locale: Locale
  label: string
  path: string
  rows: number
  value: string
  onChange: (text: string) => void
  onFocus: () => void
  fieldRef: (field: HTMLTextAreaElement | null) => void
}

function OneText({ id, locale, label, path, rows, value, onChange, onFocus, fieldRef }: OneTextProps) {
  const { problemsOf, previewOf, fileUrl } = useEditor()
  const preview = previewOf(path)
  const isWrong = problemsOf(path).length > 0
  // Plain words look in the preview as they are typed.
  const isPlain = !/[$\\|[\]!]|\n/.test(value)
  return (
    <div className="panel-field">
      <label htmlFor={id}>
        <span className="panel-hidden">{`${label}, `}</span>
        {LANGUAGE_NAMES[locale]}
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        rows={rows}
        lang={LANG[locale]}
        value={value}
        spellCheck={locale === 'en'}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      <Problems path={path} id={`${id}-problem`} />
      {preview?.blocks && !isPlain && (
        <div className="question-text__preview">
          <TypesetView blocks={preview.blocks} locale={locale} fileUrl={fileUrl} />
        </div>
      )}
    </div>
  )
}

/** What is wrong at one place of the question. */
export function Problems({ path, id }: { path: string; id?: string }) {
  const problems = useEditor().problemsOf(path)
  return (
    <p className="panel-field__error" id={id} aria-live="polite">
      {problems.join(' ')}
    </p>
  )
}
