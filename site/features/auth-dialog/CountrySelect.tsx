'use client'
import { useMemo } from 'react'
import { INDIA, type PhoneCountry } from '#domain/auth/PhoneCountry.ts'
import { PHONE_COUNTRIES } from '#domain/auth/phoneCountries.ts'
import { Select } from '#site/ui/Select.tsx'

type CountrySelectProps = {
  value: PhoneCountry
  isIntlPhoneEnabled: boolean
  isDisabled: boolean
  onChange: (country: PhoneCountry) => void
}

/** The country code (section 5): India, and disabled, unless the project takes phones from abroad. */
export function CountrySelect({ value, isIntlPhoneEnabled, isDisabled, onChange }: CountrySelectProps) {
  const options = useMemo(
    () => optionsOf(isIntlPhoneEnabled ? PHONE_COUNTRIES : [INDIA]),
    [isIntlPhoneEnabled],
  )
  return (
    <Select
      label="Country code"
      options={options}
      value={value.code}
      isDisabled={isDisabled || !isIntlPhoneEnabled}
      isRequired
      onChange={(code) => {
        const country = PHONE_COUNTRIES.find((entry) => entry.code === code)
        if (country) onChange(country)
      }}
    />
  )
}

/** India first, the others by name. */
function optionsOf(countries: readonly PhoneCountry[]) {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
  const rank = ({ code }: PhoneCountry) => (code === INDIA.code ? '' : (names.of(code) ?? code))
  return countries
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .map(({ code, phone }) => ({ id: code, label: `${names.of(code) ?? code} (+${phone})` }))
}
