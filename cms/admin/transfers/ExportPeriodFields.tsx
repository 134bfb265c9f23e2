'use client'
import { useField, useForm, useFormModified } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useEffect, useId, useRef, useState } from 'react'
import {
  EXPORT_DATES,
  type ExportPeriod,
  periodProblem,
  withinPeriod,
} from '#domain/transfers/exportPeriod.ts'

/** Form path of the error of the period; the field exists in the drawer's form only. */
export const PERIOD_PATH = 'exportPeriod'
const DAYS = ['from', 'to'] as const

/** Adds a range of days to the filters of an export. Also keeps the form unmodified, so that leaving the drawer does not warn. */
export function ExportPeriodFields({ timeZone }: { timeZone: string }) {
  const { value: slug } = useField<string>({ path: 'collectionSlug' })
  const { value: where, setValue } = useField<Where>({ path: 'where' })
  const [period, setPeriod] = useState<ExportPeriod>({ from: '', to: '' })
  /** `filters`: the chosen filters without the period; `lastSet`: the last combination set by this component, as JSON. */
  const filters = useRef<Where>({})
  const lastSet = useRef<string | null>(null)
  const id = useId()
  const date = EXPORT_DATES[slug ?? '']
  const problem = date ? periodProblem(period) : null
  useKeepUnmodified()
  usePeriodState(problem)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's setter changes on every render
  useEffect(() => {
    const text = JSON.stringify(where ?? {})
    if (text !== lastSet.current) filters.current = where ?? {}
    const conditions = date ? withinPeriod(date.field, period, timeZone) : []
    const next = conditions.length === 0 ? filters.current : { and: [filters.current, ...conditions] }
    lastSet.current = JSON.stringify(next)
    if (lastSet.current !== text) setValue(next)
  }, [where, period, date, timeZone])

  if (!date) return null
  return (
    <fieldset className="panel export-period">
      <legend className="panel-label">Period</legend>
      <div className="export-period__days">
        {DAYS.map((name) => (
          <div key={name} className="panel-field">
            <label htmlFor={`${id}-${name}`}>{`${date.label} ${name}`}</label>
            <input
              id={`${id}-${name}`}
              type="date"
              value={period[name]}
              aria-invalid={problem !== null}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-help`} className={problem ? 'panel-field__error' : 'panel-field__help'} role="status">
        {problem ?? `Whole days in the time zone ${timeZone}. Empty: all days.`}
      </p>
    </fieldset>
  )
}

/** Stores the error of the period in the form, for other parts of the drawer; it is no column of the export. */
function usePeriodState(problem: string | null) {
  const { dispatchFields } = useForm()
  useEffect(() => {
    const state = { valid: problem === null, errorMessage: problem ?? undefined, disableFormData: true }
    dispatchFields({ type: 'UPDATE', path: PERIOD_PATH, value: null, ...state })
  }, [problem, dispatchFields])
}

/** Export settings are not saved, so closing the drawer must not warn of unsaved changes. */
function useKeepUnmodified() {
  const isModified = useFormModified()
  const { setModified } = useForm()
  useEffect(() => {
    if (isModified) setModified(false)
  }, [isModified, setModified])
}
