'use client'
import { DatePicker } from '@payloadcms/ui'
import { pickedTime, shownTime } from '../fields/pickerTime.ts'
import { useProjectZone } from '../panel/ZoneProvider.tsx'
import { ExistsFilter } from './ExistsFilter.tsx'
import { useFilter } from './useFilter.ts'

type Props = {
  path: string
  /** Settings of the picker, as in the form (collections/fields/dayFirstDates.ts). */
  date: object
}

/** Value input of a filter on a time, in the project's time zone. */
export function DateFilter({ path, date }: Props) {
  const { place, operator, stored, change } = useFilter(path)
  const timeZone = useProjectZone()
  if (operator === 'exists')
    return <ExistsFilter label="Has a date" place={place} stored={stored} onChange={change} />
  const { overrides } = date as { overrides?: object }
  return (
    <div className="condition-value-date" ref={place}>
      <DatePicker
        {...date}
        overrides={{ ...overrides, title: 'Date and time' } as never}
        value={(stored ? shownTime(String(stored), timeZone) : undefined) as Date}
        onChange={(chosen: Date | null) => change(pickedTime(chosen, timeZone) ?? undefined)}
      />
    </div>
  )
}
