'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '../media/Icon.tsx'
import { box, root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'
import { check, item, list, popover, trigger, value as valueStyle } from './Select.css.ts'

export type SelectOption = { id: string; label: string; isDisabled?: boolean }

type SelectProps = {
  label: string
  options: readonly SelectOption[]
  /** The selected id, or null. */
  value: string | null
  onChange: (id: string) => void
  placeholder?: string
  /** Shown right of the label, such as `Required`. */
  counter?: string
  help?: ReactNode
  error?: ReactNode
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
  className?: string
}

/** A choice from a dropdown list. */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, placeholder, counter, help, error, className, ...rest } = props
  const t = useTexts('ui')
  return (
    <AriaSelect
      {...rest}
      className={clsx(root, className)}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder ?? t.choose}
      isInvalid={Boolean(error)}
    >
      <FieldLabel counter={counter}>{label}</FieldLabel>
      <Button className={clsx(box, trigger)}>
        <SelectValue className={valueStyle} />
        <Icon icon={ChevronDown} size="s" />
      </Button>
      <FieldFoot help={help} error={error} />
      <Popover className={popover}>
        <ListBox className={list} items={options}>
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className={item}
            >
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected ? <Icon icon={Check} size="s" className={check} /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
