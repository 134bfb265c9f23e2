'use client'
import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import {
  DURATION_UNITS,
  type DurationUnit,
  durationMs,
  durationOf,
  durationText,
} from '#domain/settings/duration.ts'

type Props = NumberFieldClientProps & { unit: 'time' | 'count' | 'percent'; usual: number }

/** A limit in readable units; durations are stored in ms. Shows the default, and marks other values. */
export function LimitInput({ field, path, readOnly, unit, usual }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({
    potentiallyStalePath: path,
  })
  const isTime = unit === 'time'
  const stored = isTime && typeof value === 'number' ? durationOf(value) : null
  const [chosen, setChosen] = useState<DurationUnit | null>(null)
  const shownUnit = chosen ?? stored?.unit ?? 'minutes'
  const shown =
    isTime && typeof value === 'number' ? value / durationMs({ amount: 1, unit: shownUnit }) : value
  const id = `field-${path.replace(/\./g, '__')}`
  const usualText = isTime
    ? durationText(usual)
    : `${usual.toLocaleString('en-IN')}${unit === 'percent' ? ' %' : ''}`
  const type = (text: string) => {
    const amount = text.trim() === '' ? null : Number(text)
    if (amount === null || Number.isNaN(amount)) return setValue(null)
    setValue(isTime ? durationMs({ amount, unit: shownUnit }) : amount)
  }
  return (
    <div className={`field-type number limit-input${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="limit-input__row">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          id={id}
          type="number"
          min={0}
          step="any"
          disabled={readOnly || disabled}
          value={shown ?? ''}
          onChange={(event) => type(event.target.value)}
        />
        {isTime ? (
          <select
            aria-label={`Unit of: ${field.label}`}
            value={shownUnit}
            disabled={readOnly || disabled}
            onChange={(event) => {
              const next = event.target.value as DurationUnit
              setChosen(next)
              if (typeof shown === 'number') setValue(durationMs({ amount: shown, unit: next }))
            }}
          >
            {DURATION_UNITS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : null}
        {unit === 'percent' ? <span>%</span> : null}
      </div>
      <p className="field-description" data-changed={value === usual ? undefined : ''}>
        {value === usual ? 'Default' : `Default: ${usualText}`}
      </p>
    </div>
  )
}
