import type { PayloadRequest } from 'payload'
import { canAccessPaper } from '#access/canAccessPaper.ts'
import { viewerOf } from '#access/viewer.ts'
import type { PaperOutline } from '../../attempts/findPaper.ts'

/** Whether the requesting staff may see or correct the results of a paper or quiz (canAccessPaper.ts). */
export function canAccessResults(
  req: PayloadRequest,
  { kind, series }: Pick<PaperOutline, 'kind'> & { series: { id: string } | null },
  need: 'view' | 'edit',
): boolean {
  const viewer = viewerOf(req)
  return viewer !== null && canAccessPaper(viewer, { kind, series: series?.id ?? null }, need)
}
