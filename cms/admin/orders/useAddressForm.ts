import { useState } from 'react'
import { fillPlace } from '#domain/people/fillPlace.ts'
import { onlyDigits } from '#domain/people/indianPhone.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import type { StateCode } from '#domain/people/states.ts'
import { type Place, placeOf } from './placeOf.ts'

/** What is typed of an address, an empty text for what is left out. */
export type AddressValues = Record<
  'name' | 'phone' | 'alternatePhone' | 'line1' | 'line2' | 'landmark' | 'pincode' | 'city',
  string
> & { state: StateCode | null }

type Form = {
  values: AddressValues
  /** What a PIN code has filled in: that alone gives way to another PIN code. */
  filled: Pick<AddressValues, 'city' | 'state'>
}

export type AddressForm = {
  values: AddressValues
  set: (changed: Partial<AddressValues>) => void
  setPincode: (typed: string) => Promise<void>
  /** What is known of the PIN code that stands there; undefined while nothing is. */
  place: Place | null | undefined
}

/** An address that is typed; a PIN code fills in its city and state. */
export function useAddressForm(initial: AddressValues, filled: Form['filled']): AddressForm {
  const [{ values }, setForm] = useState<Form>({ values: initial, filled })
  /** What is known of the PIN code that was typed last. */
  const [known, setKnown] = useState<{ pincode: string; place: Place | null } | null>(null)

  const set = (changed: Partial<AddressValues>) =>
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
  return { values, set, setPincode, place: known?.pincode === values.pincode ? known.place : undefined }
}

/** An address as calls take it: what is empty is left out. */
export const typedAddress = ({ alternatePhone, line2, landmark, ...rest }: AddressValues) => ({
  ...rest,
  ...(alternatePhone ? { alternatePhone } : {}),
  ...(line2 ? { line2 } : {}),
  ...(landmark ? { landmark } : {}),
})
