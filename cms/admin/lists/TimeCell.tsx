import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { idOf } from '#database/idOf.ts'
import { minuteText, momentText } from '#domain/text/momentText.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'

/** One lookup per request, however many rows the list has. */
const zoneOf = cache(projectZone)
const ownProject = cache(async (payload: Parameters<typeof viewerOfPage>[0]['payload']) => {
  const page = await viewerOfPage({ payload })
  return page && projectIdOf(page.req)
})

/** List cell: a time in the zone of the row's project, or of the viewer's project where the list does not select the row's. */
export async function TimeCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const at = String(cellData)
  const timeZone = await zoneOf(payload, idOf(rowData?.project) ?? (await ownProject(payload)) ?? null)
  return (
    <time className="time-cell" dateTime={at} title={momentText(at, timeZone)}>
      {minuteText(at, timeZone)}
    </time>
  )
}
