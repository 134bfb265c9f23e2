'use client'
import { SelectionToUseField } from '@payloadcms/plugin-import-export/rsc'
import { useDocumentDrawerContext, useField } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useEffect, useId, useState } from 'react'
import { lastList } from '../lists/lastList.ts'

/** The exported rows: in a drawer those of the list below it, on a page of its own those of the list viewed last. */
export const ExportRows = () =>
  useDocumentDrawerContext().drawerSlug ? <SelectionToUseField /> : <RowsOfLastList />

const isFiltered = (where: Where | null | undefined): where is Where => Object.keys(where ?? {}).length > 0

function RowsOfLastList() {
  const { value: slug } = useField<string>({ path: 'collectionSlug' })
  const { setValue: setWhere } = useField<Where>({ path: 'where' })
  const [isAll, setAll] = useState(false)
  const id = useId()
  const list = lastList()
  const filters = list && list.slug === slug && isFiltered(list.where) ? list.where : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's setter changes on every render
  useEffect(() => {
    setWhere(filters && !isAll ? filters : {})
  }, [slug, filters, isAll])

  if (!filters) return null
  return (
    <fieldset className="panel">
      <legend className="panel-label">Rows</legend>
      {[false, true].map((all) => (
        <label key={String(all)} className="order-choice">
          <input type="radio" name={id} checked={isAll === all} onChange={() => setAll(all)} />
          {all ? 'All' : 'Those that the filters of the list match'}
        </label>
      ))}
    </fieldset>
  )
}
