'use client'
import { FieldDescription, FieldError, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { FEATURES } from '#domain/roles/features.ts'

/** Each feature as a switch. Stored are the features that are off. */
export const FeatureSwitches: SelectFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string[] | null>({
    potentiallyStalePath: path,
  })
  const off = value ?? []
  return (
    <fieldset className="field-type feature-switches">
      <legend className="field-label">
        {typeof field.label === 'string' ? field.label : 'Parts of the product'}
      </legend>
      <FieldError path={path} showError={showError} message={errorMessage} />
      <div className="feature-switches__grid">
        {FEATURES.map(({ id, label }) => {
          const isOn = !off.includes(id)
          return (
            <label key={id} className="feature-switch">
              <input
                type="checkbox"
                role="switch"
                aria-checked={isOn}
                checked={isOn}
                disabled={readOnly || disabled}
                onChange={() => setValue(isOn ? [...off, id] : off.filter((one) => one !== id))}
              />
              <span aria-hidden className="feature-switch__track" />
              <span>{label}</span>
              <small aria-hidden>{isOn ? 'on' : 'off'}</small>
            </label>
          )
        })}
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  )
}
