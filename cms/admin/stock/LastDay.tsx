'use client'
import { useId } from 'react'

/** The last day as a parameter of key calls: the end of that day in the browser's time zone, ms since epoch; empty for no day. */
export const validity = (day: string): { validUntil?: number } =>
  day ? { validUntil: new Date(`${day}T23:59:59.999`).getTime() } : {}

/** The last day on which keys can be used; empty for no end. */
export function LastDay({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const id = useId()
  return (
    <div className="panel-field">
      <label htmlFor={id}>Last day to use them (optional)</label>
      <input id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}
