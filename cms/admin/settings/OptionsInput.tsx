'use client'
import { Button, FieldError, useField, useFormFields } from '@payloadcms/ui'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { JSONFieldClientComponent } from 'payload'
import { useId, useRef } from 'react'
import { COURSE_FIELD } from '#domain/profile/PopupField.ts'
import { MAX_OPTION_LENGTH } from '#domain/settings/popupFieldIssues.ts'
import { lengthProblem } from '#domain/text/lengthProblem.ts'

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Options of a dropdown or checkbox group, one text input per option. */
export const OptionsInput: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
  })
  const row = path.split('.').slice(0, -1).join('.')
  const kind = useFormFields(([fields]) => fields[`${row}.fieldType`]?.value)
  const fieldId = useFormFields(([fields]) => fields[`${row}.fieldId`]?.value)
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const isFixed = readOnly || disabled
  const options = textsOf(value)

  if (fieldId === COURSE_FIELD)
    return (
      <p className="options-input__note">
        A dropdown of the course titles in Project config. Titles that are added there appear here at once.
      </p>
    )
  if (kind === 'text') return null

  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus())
  const change = (next: string[]) => setValue(next)
  const swap = (from: number, to: number) =>
    change(
      options.map((text, i) => (i === from ? (options[to] ?? '') : i === to ? (options[from] ?? '') : text)),
    )
  const insert = (index: number) => {
    change(options.toSpliced(index, 0, ''))
    focus(index)
  }

  return (
    <fieldset
      className={`field-type options-input${showError ? ' error' : ''}`}
      aria-describedby={`${id}-help`}
    >
      <legend className="field-label">Options</legend>
      <FieldError path={path} showError={showError} message={errorMessage} />
      <ol ref={list}>
        {options.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are texts and have no identity but their place
          <li key={index}>
            <input
              className="options-input__text"
              aria-label={`Option ${index + 1}`}
              value={text}
              aria-invalid={lengthProblem(text, MAX_OPTION_LENGTH) !== null}
              disabled={isFixed}
              onChange={(event) => change(options.with(index, event.target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                insert(index + 1)
              }}
              onPaste={(event) => {
                const lines = event.clipboardData
                  .getData('text')
                  .split(/\r?\n/)
                  .map((line) => line.trim())
                  .filter(Boolean)
                if (lines.length < 2) return
                event.preventDefault()
                change(options.toSpliced(index, text === '' ? 1 : 0, ...lines))
              }}
            />
            <OptionProblem text={text} />
            {isFixed ? null : (
              <>
                <button
                  type="button"
                  aria-label={`Move option ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={`Move option ${index + 1} down`}
                  disabled={index === options.length - 1}
                  onClick={() => swap(index, index + 1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={`Remove option ${index + 1}`}
                  onClick={() => change(options.toSpliced(index, 1))}
                >
                  <X size={16} aria-hidden />
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
      {isFixed ? null : (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => insert(options.length)}>
          Add option
        </Button>
      )}
      <p id={`${id}-help`} className="field-description">
        {kind === 'checkbox'
          ? 'Without options it is one box to tick; with options, one box each.'
          : 'People choose one of them. A list can be pasted, one option a line.'}
      </p>
    </fieldset>
  )
}

function OptionProblem({ text }: { text: string }) {
  const problem = lengthProblem(text, MAX_OPTION_LENGTH)
  return problem && <p className="panel-field__error options-input__problem">{problem}</p>
}
