'use client'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon } from '../media/Icon.tsx'
import { MixedText } from '../richText/MixedText.tsx'
import { option, root } from './ToggleGroup.css.ts'

type ToggleGroupProps<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string; icon?: LucideIcon; isDisabled?: boolean }[]
  /** The selected id; null until known. */
  value: Id | null
  onChange: (id: Id) => void
  isDisabled?: boolean
  className?: string
}

/** Two to five views of the same content, side by side; exactly one is selected. */
export function ToggleGroup<Id extends string>(props: ToggleGroupProps<Id>) {
  const { label, options, value, onChange, isDisabled, className } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={([id]) => id !== undefined && onChange(id as Id)}
      className={clsx(root, className)}
    >
      {options.map(({ id, label: text, icon, isDisabled: isOff }) => (
        <ToggleButton key={id} id={id} isDisabled={isOff} className={option}>
          {icon ? <Icon icon={icon} size="s" /> : null}
          <MixedText>{text}</MixedText>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
