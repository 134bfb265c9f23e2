'use client'
import { DatePicker, FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { useProjectZone } from '../panel/ZoneProvider.tsx'
import { pickedTime, shownTime } from './pickerTime.ts'

const Input: DateFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { admin, label, required } = field
  const { description, placeholder } = admin ?? {}
  const date = (admin?.date ?? {}) as { pickerAppearance?: string; overrides?: object }
  const timeZone = useProjectZone()
  const { value, setValue, showError, errorMessage, disabled, path } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  const isFixed = Boolean(readOnly || disabled)
  // A date without a time has no time zone.
  const isDay = date.pickerAppearance === 'dayOnly'
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className={`field-type date-time-field${showError ? ' error date-time-field--has-error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} required={required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <DatePicker
          {...(date as object)}
          overrides={{ ...date.overrides, id } as never}
          placeholder={placeholder as string}
          readOnly={isFixed}
          value={(value ? (isDay ? new Date(value) : shownTime(value, timeZone)) : undefined) as Date}
          onChange={(chosen: Date | null) => {
            if (!isFixed) setValue(isDay ? (chosen?.toISOString() ?? null) : pickedTime(chosen, timeZone))
          }}
        />
      </div>
      <FieldDescription path={path} description={description} />
    </div>
  )
}

/** Date field with a label of its own; a moment is shown and picked in the project's time zone instead of the browser's. */
export const DateInput = withCondition(Input)
