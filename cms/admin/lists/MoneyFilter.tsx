'use client'
import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { filterToPaise, filterToRupees } from '#domain/money/filterRupees.ts'

type Place = { or: number; and: number }
type Conditions = { and?: Record<string, Record<string, unknown>>[] }[]

const AFTER_MS = 400
const LISTS = ['in', 'not_in']

const placeOf = (element: Element): number => [...(element.parentElement?.children ?? [])].indexOf(element)

/**
 * Value input of a filter on an amount, in rupees. Payload passes custom filters neither their row nor their value, so both come from
 * the DOM position and the query.
 */
export function MoneyFilter({ path }: { path: string }) {
  const { query, handleWhereChange } = useListQuery()
  const [place, setPlace] = useState<Place | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const field = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const row = field.current?.closest('.where-builder__and-filters > li')
    const group = row?.closest('.where-builder__or-filters > li')
    if (row && group) setPlace({ or: placeOf(group), and: placeOf(row) })
    return () => clearTimeout(timer.current)
  }, [])

  const conditions = (query.where as { or?: Conditions } | undefined)?.or
  const condition = place && conditions?.[place.or]?.and?.[place.and]?.[path]
  const [operator = 'equals', stored] = Object.entries(condition ?? {})[0] ?? []
  const isList = LISTS.includes(operator)

  const change = (value: unknown) => {
    if (!place || !conditions) return
    const or = conditions.map(({ and = [] }, orIndex) => ({
      and: and.map((entry, andIndex) =>
        orIndex === place.or && andIndex === place.and ? { [path]: { [operator]: value } } : entry,
      ),
    }))
    void handleWhereChange?.({ or } as Where)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    const paise = filterToPaise(text, isList)
    if (paise !== null) timer.current = setTimeout(() => change(paise), AFTER_MS)
  }

  if (operator === 'exists')
    return (
      <select
        ref={(element) => {
          field.current = element
        }}
        className="money-filter"
        aria-label="Has an amount"
        value={stored === undefined ? '' : String(stored)}
        onChange={(event) => change(event.target.value || undefined)}
      >
        <option value="">Choose</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    )
  const shown = typed ?? filterToRupees(stored)
  return (
    <div
      className="money-input money-filter"
      ref={(element) => {
        field.current = element
      }}
    >
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
