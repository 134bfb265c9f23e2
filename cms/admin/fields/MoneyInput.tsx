'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'
import { paiseToRupees, rupeesToPaise } from '#domain/money/rupees.ts'

/** Amount field: shown in rupees, stored in paise. Text that is no amount stays in the field and is refused on save. */
export const MoneyInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({
    potentiallyStalePath: path,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className={`field-type number${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <div className="money-input">
          <span aria-hidden>₹</span>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            disabled={readOnly || disabled}
            value={typed ?? (value === null || value === undefined ? '' : paiseToRupees(value))}
            onChange={(event) => {
              setTyped(event.target.value)
              setValue(event.target.value.trim() === '' ? null : (rupeesToPaise(event.target.value) ?? -1))
            }}
            onBlur={() => setTyped(value !== null && value !== undefined && value < 0 ? typed : null)}
          />
        </div>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
