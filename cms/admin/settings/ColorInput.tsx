'use client'
import { FieldError, useField } from '@payloadcms/ui'
import { useId } from 'react'

type Props = { path: string; label: string; help: string; readOnly?: boolean }

const FULL = /^#[0-9a-f]{6}$/i

/** Normalises `2a74ed` and `#abc` to `#rrggbb`; returns other text trimmed and in lower case. */
function hexOf(typed: string): string {
  const text = typed.trim().toLowerCase()
  const bare = text.replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(bare)) return `#${bare}`
  if (/^[0-9a-f]{3}$/.test(bare) && text.startsWith('#'))
    return `#${[...bare].map((digit) => digit + digit).join('')}`
  return text
}

/**
 * Colour field: the browser's colour picker and a hex value. Takes its path as a prop, since it is rendered by the component of its
 * group.
 */
export function ColorInput({ path, label, help, readOnly }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({ path })
  const id = useId()
  const isFixed = readOnly || disabled
  return (
    <div className={`field-type color-input${showError ? ' error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="color-input__row">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          type="color"
          aria-label={`${label}, picker`}
          disabled={isFixed}
          value={FULL.test(value ?? '') ? value : '#000000'}
          onChange={(event) => setValue(event.target.value)}
        />
        <input
          id={id}
          className="color-input__hex"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          disabled={isFixed}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
          onBlur={(event) => {
            const hex = hexOf(event.target.value)
            if (hex !== value) setValue(hex)
          }}
        />
      </div>
      <p id={`${id}-help`} className="field-description">
        {help}
      </p>
    </div>
  )
}
