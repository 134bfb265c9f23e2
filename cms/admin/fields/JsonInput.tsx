'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent, Validate } from 'payload'
import { useCallback, useState } from 'react'

const NOT_JSON = 'This is not valid JSON yet: look for a missing comma, quote or bracket.'
const MAX_ROWS = 20
const FEWEST_ROWS = 3

/** JSON field as indented text. Invalid JSON stays in the field as typed and is refused on save. */
export const JsonInput: JSONFieldClientComponent = ({ field, path, readOnly, validate }) => {
  const { required } = field
  const [typed, setTyped] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  const check: Validate = useCallback(
    (value, options) => {
      if (isBroken) return NOT_JSON
      return typeof validate === 'function'
        ? validate(value as never, { ...options, required } as never)
        : true
    },
    [isBroken, validate, required],
  )
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: check,
  })
  const text = typed ?? (value === null || value === undefined ? '' : JSON.stringify(value, null, 2))

  function change(next: string) {
    setTyped(next)
    try {
      setValue(next.trim() === '' ? null : JSON.parse(next))
      setBroken(false)
    } catch {
      setValue(next)
      setBroken(true)
    }
  }
  return (
    <div className={`field-type json-input${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} required={required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <textarea
          id={`field-${path.replace(/\./g, '__')}`}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly || disabled}
          rows={Math.min(MAX_ROWS, Math.max(FEWEST_ROWS, text.split('\n').length))}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTyped(isBroken ? typed : null)}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
