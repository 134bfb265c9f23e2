'use client'
import { DefaultListView, useConfig, useListQuery } from '@payloadcms/ui'
import type { ClientField, ListViewClientProps } from 'payload'
import { type ReactNode, useEffect, useMemo } from 'react'
import { isPaiseName } from '#domain/money/filterRupees.ts'
import { DateFilter } from './DateFilter.tsx'
import { FilterNote } from './FilterNote.tsx'
import { setLastList } from './lastList.ts'
import { MoneyFilter } from './MoneyFilter.tsx'

const below = (prefix: string, name: string) => (prefix ? `${prefix}.${name}` : name)

type Filters = [path: string, input: ReactNode][]

/** Our inputs of the filterable amounts and times, by path. */
function filtersOf(fields: readonly ClientField[], prefix = ''): Filters {
  return fields.flatMap((field): Filters => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        filtersOf(tab.fields, 'name' in tab && tab.name ? below(prefix, tab.name) : prefix),
      )
    if ('fields' in field && field.fields)
      return filtersOf(field.fields, 'name' in field && field.name ? below(prefix, field.name) : prefix)
    if (field.type === 'number' && isPaiseName(field.name)) {
      const path = below(prefix, field.name)
      return [[path, <MoneyFilter key={path} path={path} />]]
    }
    if (field.type !== 'date') return []
    const date = (field.admin?.date ?? MOMENT) as { pickerAppearance?: string }
    const path = below(prefix, field.name)
    return date.pickerAppearance === 'dayOnly'
      ? []
      : [[path, <DateFilter key={path} path={path} date={date} />]]
  })
}

/** The picker of the times that Payload adds itself. */
const MOMENT = { pickerAppearance: 'dayAndTime', overrides: { dateFormat: 'dd/MM/yyyy h:mm aaa' } }

/**
 * List view in which amounts are filtered in rupees and times in the project's time zone. Payload applies custom filters to top-level
 * fields only.
 */
export function PanelList(props: ListViewClientProps) {
  const { renderedFilters, collectionSlug } = props
  const { getEntityConfig } = useConfig()
  const where = useListQuery().query?.where
  useEffect(() => setLastList({ slug: collectionSlug, where: where ?? null }), [collectionSlug, where])
  const fields = getEntityConfig({ collectionSlug })?.fields
  const filters = useMemo(() => {
    return new Map<string, ReactNode>([...(renderedFilters ?? []), ...filtersOf(fields ?? [])])
  }, [fields, renderedFilters])
  return (
    <DefaultListView
      {...props}
      renderedFilters={filters}
      BeforeListTable={
        <>
          {props.BeforeListTable}
          <FilterNote list={collectionSlug} where={where} />
        </>
      }
    />
  )
}
