'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '#site/texts/useTexts.ts'
import { spinner } from '../Button.css.ts'
import { Icon } from '../media/Icon.tsx'
import { MixedText } from '../richText/MixedText.tsx'
import { note as noteStyle, nothing, opener, text } from './ComboBox.css.ts'
import { box, input, root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'
import { check, item, list, popover } from './Select.css.ts'

export type ComboBoxOption = { id: string; label: string; note?: string; isDisabled?: boolean }

type ComboBoxProps = {
  label: string
  options: readonly ComboBoxOption[]
  /** The selected id, or null. */
  value: string | null
  onChange: (id: string | null) => void
  /** The typed text; when it is set the caller filters the options (a search on the server). */
  typed?: string
  onTyped?: (typed: string) => void
  /** Options are loading. */
  isPending?: boolean
  placeholder?: string
  help?: ReactNode
  error?: ReactNode
  /** Shown when nothing matches. @default 'Nothing matches' */
  emptyText?: string
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
  className?: string
}

/** A choice from a list too long to scroll: typing filters it, in Hindi and in Latin letters. */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, typed, onTyped, isPending, placeholder, help, error, className, ...rest } = props
  const t = useTexts('ui')
  const { value, onChange, emptyText = t.nothingMatches, ...fields } = rest
  const isSearched = typed !== undefined
  return (
    <AriaComboBox
      {...fields}
      {...(isSearched ? { items: options, inputValue: typed } : { defaultItems: options })}
      onInputChange={onTyped}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={Boolean(error)}
      allowsEmptyCollection
      menuTrigger="focus"
      className={clsx(root, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className={box} isInvalid={Boolean(error)} isDisabled={fields.isDisabled}>
        <Input className={input} placeholder={placeholder} />
        {isPending ? <span className={spinner} /> : null}
        <Button className={opener}>
          <Icon icon={ChevronDown} size="s" />
        </Button>
      </Group>
      <FieldFoot help={help} error={error} />
      <Popover className={popover}>
        <ListBox
          className={list}
          renderEmptyState={() => <p className={nothing}>{isPending ? t.loading : emptyText}</p>}
        >
          {(option: ComboBoxOption) => (
            <ListBoxItem textValue={option.label} isDisabled={option.isDisabled} className={item}>
              {({ isSelected }) => (
                <>
                  <span className={text}>
                    <MixedText>{option.label}</MixedText>
                    {option.note ? <span className={noteStyle}>{option.note}</span> : null}
                  </span>
                  {isSelected ? <Icon icon={Check} size="s" className={check} /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
