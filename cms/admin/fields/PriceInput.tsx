'use client'
import { useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { MoneyInput } from './MoneyInput.tsx'

/** Price field: an amount or Free. A new price is neither, so that nothing is free by mistake. */
export const PriceInput: NumberFieldClientComponent = (props) => {
  const { path, readOnly } = props
  const { value, setValue, disabled } = useField<number | null>({ potentiallyStalePath: path })
  return (
    <div className="price-input">
      <MoneyInput {...props} />
      <label>
        <input
          type="checkbox"
          disabled={readOnly || disabled}
          checked={value === 0}
          onChange={({ target }) => setValue(target.checked ? 0 : null)}
        />
        Free
      </label>
    </div>
  )
}
