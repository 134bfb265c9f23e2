'use client'
import type { ComponentProps } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { isPincode, statesOfPincode } from '#domain/people/pincode.ts'
import { STATES, type StateCode, stateName } from '#domain/people/states.ts'
import { Radio, RadioGroup } from '#site/ui/RadioGroup.tsx'
import { Select } from '#site/ui/Select.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { fields, wide } from './AddressFields.css.ts'
import type { AddressForm, AddressText } from './useAddressForm.ts'

const OPTIONS = STATES.map(({ code, name }) => ({ id: code, label: name }))
const KINDS = [
  ['home', 'Home'],
  ['work', 'Work'],
  ['other', 'Other'],
] as const

export function AddressFields({ form }: { form: AddressForm }) {
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
      <TextField
        {...text('name')}
        label="Full name"
        autoComplete="name"
        maxLength={100}
        isRequired
        autoFocus
      />
      <TextField
        {...text('phone')}
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        isRequired
        help="The courier calls here."
      />
      <TextField
        {...text('pincode')}
        label="PIN code"
        counter={`${values.pincode.length}/6`}
        inputMode="numeric"
        autoComplete="postal-code"
        isRequired
        help={placeOf(values.pincode)}
      />
      <div data-field="state">
        <Select
          label="State"
          name="state"
          options={OPTIONS}
          value={values.state}
          onChange={(state) => form.setState(state as StateCode)}
          isRequired
          error={problemOf('state')}
        />
      </div>
      <TextField
        {...text('city')}
        label="Town or city"
        autoComplete="address-level2"
        maxLength={60}
        isRequired
      />
      <TextField
        {...text('alternatePhone')}
        label="Another phone (optional)"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        {...text('line1')}
        className={wide}
        label="House, building and street"
        autoComplete="address-line1"
        maxLength={120}
        isRequired
      />
      <TextField {...text('line2')} label="Area (optional)" autoComplete="address-line2" maxLength={120} />
      <TextField {...text('landmark')} label="Landmark (optional)" autoComplete="off" maxLength={80} />
      <RadioGroup
        className={wide}
        label="Kind of address"
        look="row"
        value={values.kind}
        onChange={(kind) => form.setKind(kind as AddressView['kind'])}
      >
        {KINDS.map(([kind, label]) => (
          <Radio key={kind} value={kind}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}

/** Where a whole PIN code is, for the line under it. */
function placeOf(pincode: string): string | undefined {
  if (!isPincode(pincode)) return undefined
  return statesOfPincode(pincode).map(stateName).join(' or ') || undefined
}
