import type { ServerProps } from 'payload'
import { attemptScope } from '#access/attemptRules.ts'
import { attemptSeries } from '../../operations/attempts/staff/attemptSeries.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { AttemptFilterBar } from './AttemptFilterBar.tsx'

/** Above the list of attempts: its filters, and the button to export what they leave. */
export async function AttemptFilters({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  if (!page) return null
  const { req, viewer } = page
  const canExport = !viewer.isReadOnly && attemptScope(req, 'edit') !== false
  return <AttemptFilterBar series={await attemptSeries(req)} canExport={canExport} />
}
