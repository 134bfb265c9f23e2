'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { AddressSchema } from '#domain/people/AddressSchema.ts'
import { fillPlace } from '#domain/people/fillPlace.ts'
import { countTypedDigits, onlyDigits } from '#domain/people/indianPhone.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { isArmyPincode, isPincodeOf, statesOfPincode } from '#domain/people/pincode.ts'
import type { StateCode } from '#domain/people/states.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type PincodePlace, usePincode } from '#site/data/account/pincode.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useProject } from '../ProjectContext.tsx'

const TEXTS = ['name', 'phone', 'alternatePhone', 'pincode', 'line1', 'line2', 'landmark', 'city'] as const
export type AddressText = (typeof TEXTS)[number]
/** The values of the fields, valid or not. */
export type AddressValues = Record<AddressText, string> & {
  kind: AddressView['kind']
  state: StateCode | null
}

const EMPTY: AddressValues = {
  kind: 'home',
  name: '',
  phone: '',
  alternatePhone: '',
  pincode: '',
  line1: '',
  line2: '',
  landmark: '',
  city: '',
  state: null,
}

const valuesOf = (address: AddressView): AddressValues => ({
  ...address,
  phone: phoneText(address.phone),
  alternatePhone: address.alternatePhone ? phoneText(address.alternatePhone) : '',
  line2: address.line2 ?? '',
  landmark: address.landmark ?? '',
})

/** The error of a PIN code, alone and with the state; null for none, or for an incomplete code. */
export function pincodeProblem(pincode: string, state: StateCode | null, t: Texts['address']): string | null {
  if (!isPincode(pincode)) return null
  const states = statesOfPincode(pincode)
  if (states.length === 0 && !isArmyPincode(pincode)) return t.unknownPincode
  if (!state || isPincodeOf(pincode, state)) return null
  const names = states.map((code) => t.states[code]).join(t.or)
  return fillPlaceholders(t.wrongState, { pincode, states: names, state: t.states[state] })
}

/** The initial values: the edited address, or the recipient of a new one. */
export const addressValues = (
  address: AddressView | null,
  owner: { name: string; phone: string },
): AddressValues =>
  address ? valuesOf(address) : { ...EMPTY, name: owner.name, phone: owner.phone && phoneText(owner.phone) }

const isIn = (field: AddressText): boolean => document.activeElement?.getAttribute('name') === field

/** An address as a form: a PIN code fills in its state and city, and does not match another state. */
export function useAddressForm(first: () => AddressValues) {
  const t = useTexts('address')
  const problemTexts = useTexts('problems')
  const [values, setValues] = useState<AddressValues>(first)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const { base } = useProject()
  // The PIN code of an edited address is looked up too: its city is then replaced for another code.
  const [typedPincode, setTypedPincode] = useState(values.pincode)
  const place = usePincode(base, typedPincode)
  // Values that a PIN code has filled in: only those are replaced for another PIN code.
  const filled = useRef({ state: values.state, city: '' })
  const fillIn = useCallback((pincode: string, place: Omit<PincodePlace, 'pincode' | 'isKnown'>) => {
    const last = filled.current
    // The city is not filled in while the person is in that field.
    const found = isIn('city') ? { ...place, city: null } : place
    filled.current = { state: found.state ?? last.state, city: found.city ?? last.city }
    setValues((previous) => (previous.pincode === pincode ? fillPlace(previous, found, last) : previous))
  }, [])
  useEffect(() => {
    if (place) fillIn(place.pincode, place)
  }, [place, fillIn])

  const read = AddressSchema.safeParse({
    ...values,
    alternatePhone: values.alternatePhone.trim() || null,
    line2: values.line2.trim() || null,
    landmark: values.landmark.trim() || null,
  })
  const problems: Record<string, string> = {}
  for (const issue of read.success ? [] : read.error.issues)
    problems[String(issue.path[0])] ??=
      issue.path[0] === 'state' ? problemTexts.state : localisedProblem(problemTexts, issue)
  for (const field of ['phone', 'alternatePhone'] as const) {
    const digits = countTypedDigits(values[field])
    // An empty field has its own message, and ten digits can still be invalid.
    if (problems[field] && digits && digits !== 10) problems[field] = t.phoneDigits
  }
  const isUnknown = place?.isKnown === false && place.pincode === values.pincode
  const mismatch = isUnknown ? t.unknownPincode : pincodeProblem(values.pincode, values.state, t)
  if (mismatch) problems.pincode = mismatch

  const set = (field: AddressText, typed: string) => {
    if (field !== 'pincode') return setValues((previous) => ({ ...previous, [field]: typed }))
    const pincode = onlyDigits(typed).slice(0, 6)
    setValues((previous) => ({ ...previous, pincode }))
    setTypedPincode(pincode)
    // The first digits identify the state at once, where there is only one.
    const [onlyState, ...moreStates] = statesOfPincode(pincode)
    if (onlyState && moreStates.length === 0) fillIn(pincode, { state: onlyState, city: null })
  }
  return {
    values,
    /** The valid address, without showing errors; null while it is invalid. */
    whole: read.success && Object.keys(problems).length === 0 ? read.data : null,
    /** Replaces all values and hides the errors. */
    reset: (next: AddressValues) => {
      setValues(next)
      setTypedPincode(next.pincode)
      filled.current = { state: next.state, city: '' }
      setIsSubmitted(false)
      setTouched(new Set())
    },
    set,
    setKind: (kind: AddressValues['kind']) => setValues((previous) => ({ ...previous, kind })),
    setState: (state: StateCode) => setValues((previous) => ({ ...previous, state })),
    leave: (field: string) => {
      if (field === 'city' && place) fillIn(place.pincode, place)
      setTouched((previous) => new Set(previous).add(field))
    },
    /** Errors by field, shown once the field was left or saving was tried; that of a wrong PIN code at once. */
    problemOf: (field: string): string | undefined =>
      isSubmitted || touched.has(field) || (field === 'pincode' && mismatch) ? problems[field] : undefined,
    /** The address to save, or the first invalid field. */
    submit: () => {
      setIsSubmitted(true)
      const [wrong] = [...TEXTS, 'state'].filter((field) => problems[field])
      return read.success && !wrong ? { address: read.data } : { wrong: wrong ?? 'name' }
    },
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>
