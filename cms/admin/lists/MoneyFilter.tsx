'use client'
import { useEffect, useRef, useState } from 'react'
import { filterToPaise, filterToRupees } from '#domain/money/filterRupees.ts'
import { ExistsFilter } from './ExistsFilter.tsx'
import { useFilter } from './useFilter.ts'

const AFTER_MS = 400
const LISTS = ['in', 'not_in']

/** Value input of a filter on an amount, in rupees. */
export function MoneyFilter({ path }: { path: string }) {
  const { place, operator, stored, change } = useFilter(path)
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isList = LISTS.includes(operator)

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    const paise = filterToPaise(text, isList)
    if (paise !== null) timer.current = setTimeout(() => change(paise), AFTER_MS)
  }

  if (operator === 'exists')
    return <ExistsFilter label="Has an amount" place={place} stored={stored} onChange={change} />
  const shown = typed ?? filterToRupees(stored)
  return (
    <div className="money-input money-filter" ref={place}>
      <span aria-hidden>₹</span>
      <input
        aria-label={isList ? 'Rupees, several with spaces between them' : 'Rupees'}
        aria-invalid={filterToPaise(shown, isList) === null || undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={isList ? '499 999' : '499'}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (typed !== null && filterToPaise(typed, isList) !== null) setTyped(null)
        }}
      />
    </div>
  )
}
