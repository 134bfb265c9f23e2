import { useState } from 'react'
import { fillPlace } from '#domain/people/fillPlace.ts'
import { onlyDigits } from '#domain/people/indianPhone.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import type { StateCode } from '#domain/people/states.ts'
import { findPlace, type Place } from './findPlace.ts'

/** Values of the address fields; an empty string for an omitted one. */
export type AddressValues = Record<
  'name' | 'phone' | 'alternatePhone' | 'line1' | 'line2' | 'landmark' | 'pincode' | 'city',
  string
> & { state: StateCode | null }

type Form = {
  values: AddressValues
  /** Values filled in from a PIN code; only these are replaced by another PIN code. */
  filled: Pick<AddressValues, 'city' | 'state'>
}

export type AddressForm = {
  values: AddressValues
  set: (changed: Partial<AddressValues>) => void
  setPincode: (typed: string) => Promise<void>
  /** Result for the current PIN code: null when unknown, undefined before it was looked up. */
  place: Place | null | undefined
}

/** Form state of an address; a PIN code fills in city and state. */
export function useAddressForm(initial: AddressValues, filled: Form['filled']): AddressForm {
  const [{ values }, setForm] = useState<Form>({ values: initial, filled })
  /** Result for the latest complete PIN code. */
  const [known, setKnown] = useState<{ pincode: string; place: Place | null } | null>(null)

  const set = (changed: Partial<AddressValues>) =>
    setForm((before) => ({ ...before, values: { ...before.values, ...changed } }))

  async function setPincode(typed: string) {
    const pincode = onlyDigits(typed).slice(0, 6)
    set({ pincode })
    const place = await findPlace(pincode)
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

/** The address as a request body: empty fields are omitted. */
export const toAddressBody = ({ alternatePhone, line2, landmark, ...rest }: AddressValues) => ({
  ...rest,
  ...(alternatePhone ? { alternatePhone } : {}),
  ...(line2 ? { line2 } : {}),
  ...(landmark ? { landmark } : {}),
})
