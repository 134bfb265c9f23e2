'use client'
import { useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'

type Values = { courierName: string; awb: string; trackingUrl: string; expectedOn: string }
type Props = { parcel: Values & { id: string; reference: string }; onClose: () => void }

const FIELDS: { name: keyof Values; label: string; type: 'text' | 'url' | 'date'; max: number }[] = [
  { name: 'courierName', label: 'Courier', type: 'text', max: 80 },
  { name: 'awb', label: 'AWB', type: 'text', max: 40 },
  { name: 'trackingUrl', label: 'Link to follow it (optional)', type: 'url', max: 500 },
  { name: 'expectedOn', label: 'Expected on (optional)', type: 'date', max: 10 },
]

const valuesOf = ({ courierName, awb, trackingUrl, expectedOn }: Values): Values => ({
  ...{ courierName, awb, trackingUrl, expectedOn },
})

/** Sets the courier name and AWB number of a parcel that was handed over manually. */
export function AwbDialog({ parcel, onClose }: Props) {
  const [values, setValues] = useState<Values>(parcel)
  const send = () => {
    if (!values.courierName.trim() || !values.awb.trim())
      return Promise.resolve('Enter the courier and the AWB')
    const typed = valuesOf(values)
    return postCall('/parcels/assign', { shipmentId: parcel.id, ...typed, seen: valuesOf(parcel) })
  }
  return (
    <DialogForm title={`AWB of ${parcel.reference}`} submit="Save" send={send} onClose={onClose}>
      {(state) =>
        FIELDS.map(({ name, label, type, max }) => (
          <LimitedField
            key={name}
            {...{ label, type, max, state }}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))
      }
    </DialogForm>
  )
}
