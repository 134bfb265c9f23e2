'use client'
import { type FormEvent, useId, useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { fillPlace } from '#domain/people/fillPlace.ts'
import { onlyDigits } from '#domain/people/indianPhone.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { STATES, type StateCode } from '#domain/people/states.ts'
import { callDesk } from './callDesk.ts'
import { useDesk } from './desk.ts'
import { type Place, placeOf } from './placeOf.ts'

type Props = {
  student: { id: string; name: string }
  onSaved: (addresses: AddressView[], id: string) => void
}
type Saved = { addresses: AddressView[]; id: string }

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'alternatePhone', label: 'Second phone (optional)', type: 'tel' },
  { name: 'line1', label: 'House, street', type: 'text' },
  { name: 'line2', label: 'Area (optional)', type: 'text' },
  { name: 'pincode', label: 'PIN code', type: 'text' },
  { name: 'city', label: 'City', type: 'text' },
] as const
type Values = Record<(typeof FIELDS)[number]['name'], string> & { state: StateCode | null }
type Form = {
  values: Values
  /** What a PIN code has filled in: that alone gives way to another PIN code. */
  filled: Pick<Values, 'city' | 'state'>
}

const NOWHERE = { city: '', state: null }

/** Whether goods get to a PIN code, and how. */
function deliveryWords(place: Place | null): string {
  if (!place) return 'We do not know this PIN code.'
  if (!place.delivery) return 'Not delivered to this PIN code.'
  const { fromDays, toDays, takesCash } = place.delivery
  return `Delivered in ${fromDays} to ${toDays} days. ${takesCash ? 'Cash on delivery is possible.' : 'No cash on delivery there.'}`
}

/** A new address of the student, which goes into their book; a PIN code fills in its city and state. */
export function NewAddress({ student, onSaved }: Props) {
  const desk = useDesk()
  const [{ values }, setForm] = useState<Form>({
    values: {
      ...{ name: student.name, phone: '', alternatePhone: '', line1: '', line2: '', pincode: '' },
      ...NOWHERE,
    },
    filled: NOWHERE,
  })
  const [problem, setProblem] = useState('')
  /** What is known of the PIN code that was typed last. */
  const [known, setKnown] = useState<{ pincode: string; place: Place | null } | null>(null)
  const ids = useId()

  const set = (changed: Partial<Values>) =>
    setForm((before) => ({ ...before, values: { ...before.values, ...changed } }))

  async function setPincode(typed: string) {
    const pincode = onlyDigits(typed).slice(0, 6)
    set({ pincode })
    const place = await placeOf(pincode)
    if (isPincode(pincode)) setKnown({ pincode, place })
    if (!place) return
    setForm((before) =>
      before.values.pincode === pincode
        ? {
            values: fillPlace(before.values, place, before.filled),
            filled: {
              state: place.state ?? before.filled.state,
              city: place.city ?? before.filled.city,
            },
          }
        : before,
    )
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!values.state) return setProblem('Choose the state first')
    const { line2, alternatePhone, ...rest } = values
    const answer = await callDesk<Saved>(`${desk}/addaddress`, {
      ...rest,
      ...(line2 ? { line2 } : {}),
      ...(alternatePhone ? { alternatePhone } : {}),
      student: student.id,
    })
    if (!answer.apiSuccess) return setProblem(answer.message)
    onSaved(answer.addresses, answer.id)
  }

  return (
    <form className="order-address" aria-labelledby={ids} onSubmit={save} noValidate>
      <h3 id={ids}>New address</h3>
      {FIELDS.map(({ name, label, type }) => (
        <div key={name} className="panel-field">
          <label htmlFor={`${ids}-${name}`}>{label}</label>
          <input
            id={`${ids}-${name}`}
            type={type}
            autoComplete="off"
            value={values[name]}
            onChange={({ target: { value } }) =>
              name === 'pincode' ? void setPincode(value) : set({ [name]: value })
            }
            {...(name === 'pincode' ? { 'aria-describedby': `${ids}-delivery` } : {})}
          />
          {name === 'pincode' && (
            <p id={`${ids}-delivery`} className="panel-field__help" role="status">
              {known && known.pincode === values.pincode ? deliveryWords(known.place) : ''}
            </p>
          )}
        </div>
      ))}
      <div className="panel-field">
        <label htmlFor={`${ids}-state`}>State</label>
        <select
          id={`${ids}-state`}
          value={values.state ?? ''}
          onChange={({ target: { value } }) => set({ state: (value || null) as StateCode | null })}
        >
          <option value="">Choose</option>
          {STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <button type="submit" className="panel-button">
        Save address
      </button>
    </form>
  )
}
