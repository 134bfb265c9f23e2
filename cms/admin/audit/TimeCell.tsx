import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { idOf } from '#database/idOf.ts'
import { momentText } from '#domain/text/momentText.ts'
import { projectZone } from '../../operations/content/projectZone.ts'

/** One lookup per request, however many rows the list has. */
const zoneOf = cache(projectZone)

/** List cell: the time of an audit entry in the zone of its project. */
export async function TimeCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const timeZone = await zoneOf(payload, idOf(rowData?.project) ?? null)
  return <time dateTime={String(cellData)}>{momentText(String(cellData), timeZone)}</time>
}
