'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup'
import { Bubble } from '../overlays/Bubble.tsx'
import { root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'
import { bubble, card, cards, note as noteStyle, option, options, row, text } from './RadioGroup.css.ts'

type RadioGroupProps = Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'> & {
  label?: string
  help?: ReactNode
  error?: ReactNode
  /** Stacked, side by side, or as rows of a card. @default 'list' */
  look?: keyof typeof looks
  children: ReactNode
  className?: string
}

const looks = { list: options, row, cards }

/** A choice of one; its options are `Radio`s (`RadioCard`s with `look="cards"`). */
export function RadioGroup({
  label,
  help,
  error,
  look = 'list',
  children,
  className,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup {...rest} isInvalid={Boolean(error)} className={clsx(root, className)}>
      {label ? <FieldLabel>{label}</FieldLabel> : null}
      <div className={looks[look]}>{children}</div>
      <FieldFoot help={help} error={error} />
    </AriaRadioGroup>
  )
}

type RadioProps = Omit<AriaRadioProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  /** A second line under the label. */
  note?: ReactNode
  className?: string
}

export function Radio({ children, note, className, ...rest }: RadioProps) {
  return (
    <AriaRadio {...rest} className={clsx(option, className)}>
      <Bubble className={bubble} />
      <span className={text}>
        <span>{children}</span>
        {note ? <span className={noteStyle}>{note}</span> : null}
      </span>
    </AriaRadio>
  )
}

/** A Radio that fills a row of the card. */
export function RadioCard(props: RadioProps) {
  return <Radio {...props} className={clsx(card, props.className)} />
}
