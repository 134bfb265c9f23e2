import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type RefCallback, useEffect, useRef, useState } from 'react'

type Place = { or: number; and: number }
type Conditions = { and?: Record<string, Record<string, unknown>>[] }[]

type Filter = {
  /** Ref of the filter's element; its position among the rows identifies the condition. */
  place: RefCallback<HTMLElement>
  operator: string
  stored: unknown
  change: (value: unknown) => void
}

const placeOf = (element: Element): number => [...(element.parentElement?.children ?? [])].indexOf(element)

/**
 * The condition of a filter's value input. Payload passes custom filters neither their row nor their value, so both come from the DOM
 * position and the query.
 */
export function useFilter(path: string): Filter {
  const { query, handleWhereChange } = useListQuery()
  const [place, setPlace] = useState<Place | null>(null)
  const element = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const row = element.current?.closest('.where-builder__and-filters > li')
    const group = row?.closest('.where-builder__or-filters > li')
    if (row && group) setPlace({ or: placeOf(group), and: placeOf(row) })
  }, [])

  const conditions = (query.where as { or?: Conditions } | undefined)?.or
  const condition = place && conditions?.[place.or]?.and?.[place.and]?.[path]
  const [operator = 'equals', stored] = Object.entries(condition ?? {})[0] ?? []

  const change = (value: unknown) => {
    if (!place || !conditions) return
    const or = conditions.map(({ and = [] }, orIndex) => ({
      and: and.map((entry, andIndex) =>
        orIndex === place.or && andIndex === place.and ? { [path]: { [operator]: value } } : entry,
      ),
    }))
    void handleWhereChange?.({ or } as Where)
  }
  const setElement = (found: HTMLElement | null) => {
    element.current = found
  }
  return { place: setElement, operator, stored, change }
}
