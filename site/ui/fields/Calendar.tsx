'use client'
import type { CalendarDate } from '@internationalized/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from 'react-aria-components/Button'
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../media/Icon.tsx'
import { day, grid, head, root, title, turn, weekday } from './Calendar.css.ts'

type CalendarProps = Omit<AriaCalendarProps<CalendarDate>, 'children' | 'className' | 'style'>

/** One month, in weeks of the locale. Arrow keys move by day and week, Page Up and Down by month. */
export function Calendar(props: CalendarProps) {
  return (
    <AriaCalendar {...props} className={root}>
      <header className={head}>
        <Button slot="previous" className={turn}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading className={title} />
        <Button slot="next" className={turn}>
          <Icon icon={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid className={grid} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  )
}
