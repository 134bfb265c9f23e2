import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'

/** Lists that can be downloaded. */
export const EXPORTED = [
  'selling-products',
  'classes',
  'lectures',
  'test-series',
  'test-papers',
  'orders',
  'users',
  'blogs',
  'redirects',
  'lead-submissions',
  'audit-logs',
] as const satisfies readonly CollectionSlug[]

export type ExportedList = { slug: string; label: string }

/** The lists that the person may download: those that they may open in the panel. */
export function exportedListsOf(req: PayloadRequest): ExportedList[] {
  const viewer = viewerOf(req)
  if (!viewer || !hasModule(viewer, 'transfers', 'edit')) return []
  return EXPORTED.filter((slug) => pageAccess(viewer, `/collections/${slug}`, MODULES).isAllowed).map(
    (slug) => {
      const { plural } = req.payload.collections[slug].config.labels
      return { slug, label: typeof plural === 'string' ? plural : slug }
    },
  )
}
