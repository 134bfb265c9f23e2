'use client'
import { DefaultListView, useConfig, useListQuery } from '@payloadcms/ui'
import type { ClientField, ListViewClientProps } from 'payload'
import { type ReactNode, useEffect, useMemo } from 'react'
import { isPaiseName } from '#domain/money/filterRupees.ts'
import { noteList } from './lastList.ts'
import { MoneyFilter } from './MoneyFilter.tsx'

const below = (prefix: string, name: string) => (prefix ? `${prefix}.${name}` : name)

/** Paths of the filterable amounts. */
function amountsOf(fields: readonly ClientField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        amountsOf(tab.fields, 'name' in tab && tab.name ? below(prefix, tab.name) : prefix),
      )
    if ('fields' in field && field.fields)
      return amountsOf(field.fields, 'name' in field && field.name ? below(prefix, field.name) : prefix)
    return field.type === 'number' && isPaiseName(field.name) ? [below(prefix, field.name)] : []
  })
}

/** List view in which amounts are filtered in rupees. Payload applies custom filters to top-level fields only. */
export function PanelList(props: ListViewClientProps) {
  const { renderedFilters, collectionSlug } = props
  const { getEntityConfig } = useConfig()
  const where = useListQuery().query?.where
  useEffect(() => noteList({ slug: collectionSlug, where: where ?? null }), [collectionSlug, where])
  const fields = getEntityConfig({ collectionSlug })?.fields
  const filters = useMemo(() => {
    const own = amountsOf(fields ?? []).map((path): [string, ReactNode] => [
      path,
      <MoneyFilter key={path} path={path} />,
    ])
    return new Map<string, ReactNode>([...(renderedFilters ?? []), ...own])
  }, [fields, renderedFilters])
  return <DefaultListView {...props} renderedFilters={filters} />
}
