'use client'
import { useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'
import { AddressFields } from './AddressFields.tsx'
import type { AddressEdit } from './addressEdit.ts'
import { type AddressValues, toAddressBody, useAddressForm } from './useAddressForm.ts'

type FieldErrors = Partial<Record<keyof AddressValues, string | undefined>>
type Props = { edit: AddressEdit; onClose: () => void }

/** Changes the delivery address of an order. */
export function AddressDialog({ edit: { order, number, address, version, notes }, onClose }: Props) {
  const { city = '', state = null } = address ?? {}
  const form = useAddressForm(
    {
      name: address?.name ?? '',
      phone: address?.phone ?? '',
      line1: address?.line1 ?? '',
      alternatePhone: address?.alternatePhone ?? '',
      line2: address?.line2 ?? '',
      landmark: address?.landmark ?? '',
      pincode: address?.pincode ?? '',
      city,
      state,
    },
    // Marks city and state as filled in, so that a new PIN code replaces them.
    { city, state },
  )
  const [wrong, setWrong] = useState<FieldErrors>({})

  const send = async () => {
    setWrong({})
    if (!form.values.state) {
      setWrong({ state: 'Choose the state' })
      return null
    }
    const answer = await postCall('/sales/changeaddress', {
      ...toAddressBody(form.values),
      orderId: order,
      version,
    })
    if (answer.apiSuccess || (!answer.fields && answer.code !== 'pincode')) return answer
    setWrong(answer.fields ?? { pincode: answer.message })
    return null
  }
  return (
    <DialogForm title={`Delivery address of ${number}`} submit="Save address" send={send} onClose={onClose}>
      {() => (
        <>
          <div className="order-address order-address--dialog">
            <AddressFields
              form={form}
              wrong={wrong}
              onTyped={(name) => setWrong({ ...wrong, [name]: undefined })}
            />
          </div>
          <ul className="order-address__notes panel-muted panel-small">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </DialogForm>
  )
}
