'use client'
import { FieldLabel, ReactSelect, useDocumentDrawerContext, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { ExportedList } from '../../operations/transfers/exportedLists.ts'
import { lastList } from '../lists/lastList.ts'

type Props = { path: string; lists: readonly ExportedList[] }

/**
 * The list that is exported. In a drawer it is the one below it; on a page of its own the one viewed last,
 * and any other can be chosen.
 */
export function ExportListField({ path, lists }: Props) {
  const { value, setValue } = useField<string>({ path })
  const { drawerSlug } = useDocumentDrawerContext()
  const { initialData } = useDocumentInfo()
  const below = drawerSlug ? (initialData?.collectionSlug as string | undefined) : undefined
  const isSet = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to replace the initial value of Payload's form
  useEffect(() => {
    if (isSet.current) return
    isSet.current = true
    const slugs = lists.map(({ slug }) => slug)
    const first = [below, lastList()?.slug].find((slug) => slug && slugs.includes(slug)) ?? slugs[0] ?? ''
    if (first !== value) setValue(first)
  }, [])

  if (lists.length === 0)
    return (
      <p className="panel-note panel-note--warning">
        Your permissions open no list that can be exported. Ask an admin for the permission of the list that
        you need.
      </p>
    )
  if (below) return null
  const options = lists.map(({ slug, label }) => ({ value: slug, label }))
  return (
    <div className="field-type select">
      <FieldLabel label="List" path={path} />
      <ReactSelect
        inputId={`field-${path.replaceAll('.', '__')}`}
        isClearable={false}
        options={options}
        value={options.find((option) => option.value === value)}
        onChange={(chosen) => {
          if (!Array.isArray(chosen)) setValue((chosen as { value: string }).value)
        }}
      />
    </div>
  )
}
