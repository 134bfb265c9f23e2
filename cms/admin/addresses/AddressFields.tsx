'use client'
import { useId } from 'react'
import { STATES, type StateCode } from '#domain/people/states.ts'
import type { Place } from './findPlace.ts'
import type { AddressForm, AddressValues } from './useAddressForm.ts'

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'alternatePhone', label: 'Second phone (optional)', type: 'tel' },
  { name: 'line1', label: 'House, street', type: 'text' },
  { name: 'line2', label: 'Area (optional)', type: 'text' },
  { name: 'landmark', label: 'Landmark (optional)', type: 'text' },
  { name: 'pincode', label: 'PIN code', type: 'text' },
  { name: 'city', label: 'City', type: 'text' },
] as const

/** Delivery time and cash on delivery for a PIN code, as a sentence. */
function deliveryText(place: Place | null): string {
  if (!place) return 'We do not know this PIN code.'
  if (!place.delivery) return 'Not delivered to this PIN code.'
  const { fromDays, toDays, takesCash } = place.delivery
  return `Delivered in ${fromDays} to ${toDays} days. ${takesCash ? 'Cash on delivery is possible.' : 'No cash on delivery there.'}`
}

type Props = {
  form: AddressForm
  /** Errors by field name. */
  wrong?: Partial<Record<keyof AddressValues, string | undefined>>
  onTyped?: (name: keyof AddressValues) => void
}

/** Fields of an address, each with its error. */
export function AddressFields({ form: { values, set, setPincode, place }, wrong = {}, onTyped }: Props) {
  const ids = useId()
  const problem = (name: keyof AddressValues) => ({
    state: { 'aria-invalid': Boolean(wrong[name]), 'aria-describedby': `${ids}-${name}-words` },
    words: wrong[name] ? (
      <p id={`${ids}-${name}-words`} className="panel-field__error">
        {wrong[name]}
      </p>
    ) : null,
  })
  return (
    <>
      {FIELDS.map(({ name, label, type }) => {
        const { state, words } = problem(name)
        return (
          <div key={name} className="panel-field">
            <label htmlFor={`${ids}-${name}`}>{label}</label>
            <input
              id={`${ids}-${name}`}
              type={type}
              autoComplete="off"
              inputMode={name === 'pincode' ? 'numeric' : undefined}
              value={values[name]}
              onChange={({ target: { value } }) => {
                onTyped?.(name)
                if (name === 'pincode') void setPincode(value)
                else set({ [name]: value })
              }}
              {...state}
            />
            {words ??
              (name === 'pincode' && (
                <p id={`${ids}-${name}-words`} className="panel-field__help" role="status">
                  {place === undefined ? '' : deliveryText(place)}
                </p>
              ))}
          </div>
        )
      })}
      <div className="panel-field">
        <label htmlFor={`${ids}-state`}>State</label>
        <select
          id={`${ids}-state`}
          value={values.state ?? ''}
          onChange={({ target: { value } }) => {
            onTyped?.('state')
            set({ state: (value || null) as StateCode | null })
          }}
          {...problem('state').state}
        >
          <option value="">Choose</option>
          {STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {problem('state').words}
      </div>
    </>
  )
}
