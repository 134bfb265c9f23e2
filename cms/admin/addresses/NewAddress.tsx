'use client'
import { type FormEvent, useId, useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { useCallBase } from '../ui/callBase.ts'
import { postCall } from '../ui/panelClient.ts'
import { AddressFields } from './AddressFields.tsx'
import { toAddressBody, useAddressForm } from './useAddressForm.ts'

type Props = {
  student: { id: string; name: string }
  onSaved: (addresses: AddressView[], id: string) => void
}
type Saved = { addresses: AddressView[]; id: string }

const NOWHERE = { city: '', state: null }

/** Adds an address to the student's address book. */
export function NewAddress({ student, onSaved }: Props) {
  const callBase = useCallBase()
  const form = useAddressForm(
    {
      name: student.name,
      phone: '',
      alternatePhone: '',
      line1: '',
      line2: '',
      landmark: '',
      pincode: '',
      ...NOWHERE,
    },
    NOWHERE,
  )
  const [problem, setProblem] = useState('')
  const id = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!form.values.state) return setProblem('Choose the state first')
    const answer = await postCall<Saved>(`${callBase}/addaddress`, {
      ...toAddressBody(form.values),
      student: student.id,
    })
    if (!answer.apiSuccess) return setProblem(answer.message)
    onSaved(answer.addresses, answer.id)
  }

  return (
    <form className="order-address" aria-labelledby={id} onSubmit={save} noValidate>
      <h3 id={id}>New address</h3>
      <AddressFields form={form} />
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <button type="submit" className="panel-button">
        Save address
      </button>
    </form>
  )
}
