'use client'
import type { ComponentProps } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { countTypedDigits } from '#domain/people/indianPhone.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { statesOfPincode } from '#domain/people/pincode.ts'
import { STATES, type StateCode } from '#domain/people/states.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Radio, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { fields, wide } from './AddressFields.css.ts'
import type { AddressForm, AddressText } from './useAddressForm.ts'

const KINDS = ['home', 'work', 'other'] as const

type AddressFieldsProps = {
  form: AddressForm
  /** Whether the first field gets the focus, as in a dialog that opens. */
  isFocused?: boolean
}

/** The fields of an address, in two columns where there is room. */
export function AddressFields({ form, isFocused }: AddressFieldsProps) {
  const t = useTexts('address')
  const locale = useLocale()
  const { values, problemOf } = form
  const text = (field: AddressText): Omit<ComponentProps<typeof TextField>, 'label'> => ({
    name: field,
    value: values[field],
    onChange: (typed) => form.set(field, typed),
    onBlur: () => form.leave(field),
    error: problemOf(field),
    validationBehavior: 'aria',
  })
  return (
    <div className={fields}>
      <TextField {...text('name')} label={t.fullName} autoComplete="name" isRequired autoFocus={isFocused} />
      <TextField
        {...text('phone')}
        label={t.phone}
        counter={digitsOf(values.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isRequired
        help={t.phoneHelp}
      />
      <TextField
        {...text('alternatePhone')}
        label={t.otherPhone}
        counter={values.alternatePhone ? digitsOf(values.alternatePhone) : undefined}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <TextField
        {...text('pincode')}
        label={t.pincode}
        counter={`${values.pincode.length}/6`}
        inputMode="numeric"
        autoComplete="postal-code"
        isRequired
        help={placeOf(values.pincode, t)}
      />
      <div data-field="state">
        <Select
          label={t.state}
          name="state"
          options={statesIn(t.states, locale)}
          value={values.state}
          onChange={(state) => form.setState(state as StateCode)}
          isRequired
          error={problemOf('state')}
        />
      </div>
      <TextField {...text('city')} label={t.city} autoComplete="address-level2" isRequired />
      <TextField
        {...text('line1')}
        className={wide}
        label={t.street}
        autoComplete="address-line1"
        isRequired
      />
      <TextField {...text('line2')} label={t.area} autoComplete="address-line2" />
      <TextField {...text('landmark')} label={t.landmark} autoComplete="off" />
      <RadioGroup
        className={wide}
        label={t.kind}
        look="row"
        value={values.kind}
        onChange={(kind) => form.setKind(kind as AddressView['kind'])}
      >
        {KINDS.map((kind) => (
          <Radio key={kind} value={kind}>
            {t.kinds[kind]}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}

/** Counter of the ten digits of a phone; undefined for a foreign one. */
function digitsOf(phone: string): string | undefined {
  const digits = countTypedDigits(phone)
  return digits === null ? undefined : `${digits}/10`
}

/** The place of a complete PIN code, for the help line. */
function placeOf(pincode: string, t: Texts['address']): string | undefined {
  if (!isPincode(pincode)) return undefined
  return (
    statesOfPincode(pincode)
      .map((code) => t.states[code])
      .join(t.or) || undefined
  )
}

/** The states in the alphabetical order of the language. */
const statesIn = (names: Texts['address']['states'], locale: Locale) =>
  STATES.map(({ code }) => ({ id: code, label: names[code] })).sort((a, b) =>
    a.label.localeCompare(b.label, locale),
  )
