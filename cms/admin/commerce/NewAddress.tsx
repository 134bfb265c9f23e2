'use client'
import { type FormEvent, useId, useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { STATES } from '#domain/people/states.ts'
import { callDesk } from './callDesk.ts'
import { useDesk } from './desk.ts'

type Props = {
  student: { id: string; name: string }
  onSaved: (addresses: AddressView[], id: string) => void
}
type Saved = { addresses: AddressView[]; id: string }

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'line1', label: 'House, street', type: 'text' },
  { name: 'line2', label: 'Area (optional)', type: 'text' },
  { name: 'city', label: 'City', type: 'text' },
  { name: 'pincode', label: 'PIN code', type: 'text' },
] as const
type Name = (typeof FIELDS)[number]['name']

/** A new address of the student, which goes into their book. */
export function NewAddress({ student, onSaved }: Props) {
  const desk = useDesk()
  const [values, setValues] = useState<Record<Name, string>>({
    ...{ name: student.name, phone: '', line1: '', line2: '', city: '', pincode: '' },
  })
  const [state, setState] = useState('')
  const [problem, setProblem] = useState('')
  const ids = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!state) return setProblem('Choose the state first')
    const { line2, ...rest } = values
    const answer = await callDesk<Saved>(`${desk}/addaddress`, {
      ...rest,
      ...(line2 ? { line2 } : {}),
      state,
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
            onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
          />
        </div>
      ))}
      <div className="panel-field">
        <label htmlFor={`${ids}-state`}>State</label>
        <select id={`${ids}-state`} value={state} onChange={(event) => setState(event.target.value)}>
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
