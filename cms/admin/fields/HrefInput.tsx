'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { Link2 } from 'lucide-react'
import type { TextFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { FindAddress } from './FindAddress.tsx'

/** Link field: a typed URL, or the URL of a page, post or product. */
export const HrefInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({
    potentiallyStalePath: path,
  })
  const [isOpen, setOpen] = useState(false)
  const finder = useId()
  const isLocked = readOnly || disabled
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className={`field-type text href-input${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <div className="href-input__row">
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="/address or https://…"
            disabled={isLocked}
            value={value ?? ''}
            onChange={(event) => setValue(event.target.value)}
          />
          {!isLocked && (
            <button
              type="button"
              className="panel-button"
              aria-expanded={isOpen}
              aria-controls={finder}
              onClick={() => setOpen(!isOpen)}
            >
              <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
              Choose
            </button>
          )}
        </div>
        <div id={finder}>
          {isOpen && (
            <FindAddress
              onChoose={(address) => {
                setValue(address)
                setOpen(false)
                document.getElementById(id)?.focus()
              }}
            />
          )}
        </div>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
