import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { openedText } from '#domain/entitlements/openedText.ts'
import type { Entitlement } from '#payload-types'
import { contentTitles } from '../../operations/entitlements/contentTitles.ts'

/** One lookup for all cells of a list. */
const asker = cache(contentTitles)

/** List cell: what an enrolment gives access to: the product itself or one of its contents. */
export async function OpenedCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const row = rowData as Entitlement
  const isContent = Boolean(row.product) && row.target !== row.product
  return <span>{openedText(row, isContent ? await asker(payload)(row) : null)}</span>
}
