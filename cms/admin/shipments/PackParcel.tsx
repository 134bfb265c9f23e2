'use client'
import { useId, useState } from 'react'
import type { CourierId } from '#domain/shipments/couriers.ts'
import { COURIER_NAMES } from '#domain/shipments/couriers.ts'
import { type Parcel, parcelGrams, parseParcel } from '#domain/shipments/parcel.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'

type Goods = { quantity: number; weightGrams: number }
export type PackLine = {
  index: number
  title: string
  option: string | null
  quantity: number
  goods: Goods[]
}
type Props = {
  order: string
  number: string
  lines: PackLine[]
  box: Parcel
  couriers: CourierId[]
}

const SIDES = [
  { name: 'lengthCm', label: 'Length, cm' },
  { name: 'widthCm', label: 'Width, cm' },
  { name: 'heightCm', label: 'Height, cm' },
] as const

/** Packs waiting lines of an order into one parcel: lines, weight, dimensions and courier. */
export function PackParcel(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen(true)}>
        Pack a parcel
      </button>
      {isOpen && <PackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PackDialog({ order, number, lines, box, couriers, onClose }: Props & { onClose: () => void }) {
  const [chosen, setChosen] = useState<number[]>(lines.map(({ index }) => index))
  const [courier, setCourier] = useState<CourierId>(couriers[0] ?? 'manual')
  const [sizes, setSizes] = useState({
    lengthCm: String(box.lengthCm),
    widthCm: String(box.widthCm),
    heightCm: String(box.heightCm),
  })
  const [typedGrams, setTypedGrams] = useState<string | null>(null)
  const id = useId()
  const packed = lines.filter(({ index }) => chosen.includes(index))
  const grams = typedGrams ?? String(parcelGrams(packed, box.weightGrams))
  const send = () => {
    if (chosen.length === 0) return Promise.resolve('Choose what goes into the parcel.')
    const typed = parseParcel({ ...sizes, weightGrams: grams })
    if ('problem' in typed) return Promise.resolve(typed.problem)
    return postCall('/parcels/pack', { orderId: order, lines: chosen, courier, parcel: typed.parcel })
  }
  return (
    <DialogForm title={`Pack order ${number}`} submit="Pack" send={send} onClose={onClose}>
      {(_, stateOf) => (
        <>
          <fieldset className="parcel-choices">
            <legend className="panel-label">Items in this parcel</legend>
            {lines.map(({ index, title, option, quantity }) => (
              <label key={index} className="order-choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(index)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, index] : chosen.filter((other) => other !== index))
                  }
                />
                {[title, option, quantity > 1 ? `× ${quantity}` : null].filter(Boolean).join(' · ')}
              </label>
            ))}
          </fieldset>
          <div className="parcel-sizes">
            <div className="panel-field">
              <label htmlFor={`${id}-grams`}>Weight, g</label>
              <input
                id={`${id}-grams`}
                inputMode="numeric"
                autoComplete="off"
                value={grams}
                onChange={({ target }) => setTypedGrams(target.value)}
                {...stateOf('weightGrams')}
              />
            </div>
            {SIDES.map(({ name, label }) => (
              <div key={name} className="panel-field">
                <label htmlFor={`${id}-${name}`}>{label}</label>
                <input
                  id={`${id}-${name}`}
                  inputMode="numeric"
                  autoComplete="off"
                  value={sizes[name]}
                  onChange={({ target }) => setSizes({ ...sizes, [name]: target.value })}
                  {...stateOf(name)}
                />
              </div>
            ))}
          </div>
          {couriers.length > 1 && (
            <fieldset className="parcel-choices">
              <legend className="panel-label">Courier</legend>
              {couriers.map((one) => (
                <label key={one} className="order-choice">
                  <input type="radio" name={id} checked={courier === one} onChange={() => setCourier(one)} />
                  {COURIER_NAMES[one]}
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
    </DialogForm>
  )
}
