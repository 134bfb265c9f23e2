import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { idOf } from '#database/idOf.ts'
import { momentText } from '#domain/text/momentText.ts'
import { projectZone } from '../../operations/content/projectZone.ts'

/** Asked once a page, not once a row. */
const zoneOf = cache(projectZone)

/** In the list of entries: when it was, in the time of the entry's project. */
export async function WhenCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const timeZone = await zoneOf(payload, idOf(rowData?.project) ?? null)
  return <time dateTime={String(cellData)}>{momentText(String(cellData), timeZone)}</time>
}
