'use client'
import { Link } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useId, useState } from 'react'
import { DAY_MS } from '#domain/auth/policy.ts'
import { localTime, parseLocalTime } from '#domain/content/localTime.ts'
import { ATTEMPT_STATES } from '#domain/exams/attempts/transitions.ts'
import { TYPED_DAYS } from '#domain/input/typedDates.ts'
import { useProjectZone } from '../panel/ZoneProvider.tsx'
import { ATTEMPT_BADGES } from './attemptBadges.ts'
import { exportFilterOf, filterOfQuery, type ListedFilter, queryOfFilter } from './attemptFilter.ts'
import { ExportAttempts } from './ExportAttempts.tsx'

type Props = { series: readonly { id: string; title: string }[]; canExport: boolean }

/** Filters of the list by state, kind, series and day of the start; they are in the address. */
export function AttemptFilterBar({ series, canExport }: Props) {
  const params = useSearchParams()
  const filter = filterOfQuery(new URLSearchParams(params.toString()))
  const timeZone = useProjectZone()
  const [isExport, setExport] = useState(false)
  const path = usePathname()
  const router = useRouter()
  const id = useId()
  const apply = (changed: ListedFilter) => {
    const query = queryOfFilter({ ...filter, ...changed }, new URLSearchParams(params.toString()))
    router.push(`${path}?${query}`)
  }
  const choice = (
    name: 'state' | 'kind' | 'series',
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <div className="panel-field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        value={filter[name] ?? ''}
        onChange={(event) => apply({ [name]: event.target.value })}
      >
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
  /** The day in the project's zone on which a moment falls; the end of a period is the day before it. */
  const dayOf = (moment: string | undefined, back: number) =>
    moment ? localTime(Date.parse(moment) - back, timeZone).slice(0, 10) : ''
  const midnight = (day: string, ahead: number): string => {
    const next = ahead === 0 ? day : new Date(Date.parse(`${day}T12:00Z`) + DAY_MS).toISOString().slice(0, 10)
    const at = parseLocalTime(`${next}T00:00`, timeZone)
    return at === null ? '' : new Date(at).toISOString()
  }
  const day = (name: 'from' | 'to', label: string) => (
    <div className="panel-field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        type="date"
        {...TYPED_DAYS}
        // A new one for another address, so that a day that is half typed is not lost.
        key={filter[name]}
        defaultValue={dayOf(filter[name], name === 'to' ? 1 : 0)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={({ target }) => {
          const moment = target.value ? midnight(target.value, name === 'to' ? 1 : 0) : ''
          if (target.validity.valid && moment !== (filter[name] ?? '')) apply({ [name]: moment })
        }}
      />
    </div>
  )
  return (
    <div className="question-filters">
      <div className="question-filters__fields">
        {choice(
          'state',
          'State',
          ATTEMPT_STATES.map((state) => [state, ATTEMPT_BADGES[state].text] as const),
        )}
        {choice('kind', 'Kind', [
          ['test-papers', 'Test papers'],
          ['quizzes', 'Quizzes'],
        ])}
        {series.length > 0 &&
          choice(
            'series',
            'Test series',
            series.map(({ id: one, title }) => [one, title] as const),
          )}
        {day('from', 'Started from')}
        {day('to', 'Until')}
        {filter.paper && (
          <button
            type="button"
            className="panel-button panel-button--quiet"
            onClick={() => apply({ paper: '' })}
          >
            Of all tests
          </button>
        )}
      </div>
      <div className="panel-actions">
        <Link className="panel-button" href="/admin/test-status" prefetch={false}>
          Test status
        </Link>
        {canExport && (
          <button type="button" className="panel-button" onClick={() => setExport(true)}>
            Export
          </button>
        )}
      </div>
      {isExport && (
        <ExportAttempts
          filter={exportFilterOf(filter, params.get('search') ?? '')}
          onClose={() => setExport(false)}
        />
      )}
    </div>
  )
}
