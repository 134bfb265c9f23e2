'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import { useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select, SelectValue } from 'react-aria-components/Select'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { type NamedCountry, nameCountries, searchCountries } from '#domain/auth/countrySearch.ts'
import { INDIA, type PhoneCountry } from '#domain/auth/PhoneCountry.ts'
import { PHONE_COUNTRIES } from '#domain/auth/phoneCountries.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { box, input, root } from '#site/ui/fields/Field.css.ts'
import { FieldLabel } from '#site/ui/fields/FieldParts.tsx'
import { check, item, popover, trigger } from '#site/ui/fields/Select.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { country, dialCode, label, list, none, search, wide } from './CountryPicker.css.ts'
import { Flag } from './Flag.tsx'

type CountryPickerProps = {
  value: PhoneCountry
  isIntlPhoneEnabled: boolean
  isDisabled: boolean
  onChange: (country: PhoneCountry) => void
}

const ROW_HEIGHT = 44
const LAYOUT = { rowHeight: ROW_HEIGHT, padding: 6 }

/**
 * The country code (spec 5): India, and disabled, unless the project accepts phones from abroad; then a list
 * that is searched by name, ISO code and dial code.
 */
export function CountryPicker({ value, isIntlPhoneEnabled, isDisabled, onChange }: CountryPickerProps) {
  const t = useTexts('auth')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const options = useMemo(
    () => nameCountries(isIntlPhoneEnabled ? PHONE_COUNTRIES : [INDIA], locale),
    [isIntlPhoneEnabled, locale],
  )
  const found = useMemo(() => searchCountries(options, query), [options, query])
  const chosen = options.find(({ code }) => code === value.code)
  return (
    <Select
      className={root}
      value={value.code}
      onChange={(code) => {
        const next = options.find((entry) => entry.code === code)
        if (next) onChange(next)
      }}
      onOpenChange={() => setQuery('')}
      isDisabled={isDisabled || !isIntlPhoneEnabled}
      isRequired
    >
      <FieldLabel>{t.countryCode}</FieldLabel>
      <Button className={clsx(box, trigger)}>
        <SelectValue className={country}>
          <Flag code={value.code} />
          <span>
            <span className="sr-only">{chosen?.label ?? value.code} </span>+{value.phone}
          </span>
        </SelectValue>
        <Icon icon={ChevronDown} size="s" />
      </Button>
      <Popover className={clsx(popover, wide)} placement="bottom start">
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <SearchField aria-label={t.searchCountries} autoFocus className={search}>
            <Icon icon={Search} size="s" />
            <Input className={input} placeholder={t.countryOrCode} />
          </SearchField>
          <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
            <ListBox
              className={list}
              items={found}
              renderEmptyState={() => <p className={none}>{t.noCountry}</p>}
            >
              {(entry) => <Option entry={entry} />}
            </ListBox>
          </Virtualizer>
        </Autocomplete>
      </Popover>
    </Select>
  )
}

function Option({ entry }: { entry: NamedCountry }) {
  return (
    <ListBoxItem id={entry.code} textValue={`${entry.label} +${entry.phone}`} className={item}>
      {({ isSelected }) => (
        <>
          <Flag code={entry.code} />
          <span className={label}>{entry.label}</span>
          <span className={dialCode}>+{entry.phone}</span>
          {isSelected ? <Icon icon={Check} size="s" className={check} /> : null}
        </>
      )}
    </ListBoxItem>
  )
}
