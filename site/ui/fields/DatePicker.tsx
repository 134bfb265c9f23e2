'use client'
import { type CalendarDate, parseDate } from '@internationalized/date'
import clsx from 'clsx'
import CalendarIcon from 'lucide-react/icons/calendar'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { DatePicker as AriaDatePicker, DateInput, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../media/Icon.tsx'
import { Calendar } from './Calendar.tsx'
import { opener, part, parts } from './DatePicker.css.ts'
import { box, root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'
import { popover } from './Select.css.ts'

type DatePickerProps = {
  label: string
  /** A day without a time zone, `2026-11-24`, or null. */
  value: string | null
  onChange: (day: string | null) => void
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  /** Days in between that can't be chosen. */
  isUnavailable?: (day: string) => boolean
  help?: ReactNode
  error?: ReactNode
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
  className?: string
}

const dayOf = (day: string | null | undefined): CalendarDate | null => (day ? parseDate(day) : null)

/** A day: typed part by part in the locale's order, or picked from the calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, min, max, isUnavailable, help, error, className, ...rest } = props
  return (
    <AriaDatePicker
      {...rest}
      value={dayOf(value)}
      onChange={(day) => onChange(day ? day.toString() : null)}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      isDateUnavailable={isUnavailable ? (day) => isUnavailable(day.toString()) : undefined}
      isInvalid={error ? true : undefined}
      className={clsx(root, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className={box}>
        <DateInput className={parts}>
          {(segment) => <DateSegment segment={segment} className={part} />}
        </DateInput>
        <Button className={opener}>
          <Icon icon={CalendarIcon} size="s" />
        </Button>
      </Group>
      <FieldFoot help={help} error={error} />
      <Popover className={popover}>
        <Dialog>
          <Calendar />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
