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
  courierName,
  awb,
  trackingUrl,
  expectedOn,
})

type FieldErrors = Partial<Record<keyof Values, string>>

const missingFields = ({ courierName, awb }: Values): FieldErrors => ({
  ...(courierName.trim() ? {} : { courierName: 'Enter the courier' }),
  ...(awb.trim() ? {} : { awb: 'Enter the tracking number (AWB)' }),
})

/** Sets the courier name and AWB number of a parcel that was handed over manually. */
export function AwbDialog({ parcel, onClose }: Props) {
  const [values, setValues] = useState<Values>(parcel)
  const [wrong, setWrong] = useState<FieldErrors>({})
  const send = async () => {
    const missing = missingFields(values)
    setWrong(missing)
    if (Object.keys(missing).length > 0) return null
    const typed = valuesOf(values)
    const answer = await postCall('/parcels/assign', {
      shipmentId: parcel.id,
      ...typed,
      seen: valuesOf(parcel),
    })
    if (answer.apiSuccess || !answer.fields) return answer
    setWrong(answer.fields)
    return null
  }
  return (
    <DialogForm title={`AWB of ${parcel.reference}`} submit="Save" send={send} onClose={onClose}>
      {() =>
        FIELDS.map(({ name, label, type, max }) => (
          <LimitedField
            key={name}
            label={label}
            type={type}
            max={max}
            problem={wrong[name]}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))
      }
    </DialogForm>
  )
}
