import type { BasePayload, SelectType } from 'payload'
import { type KnownPaths, workingRedirects } from '#domain/content/checkLink.ts'
import { ADDRESSABLE_COLLECTIONS, documentPath } from '#domain/content/documentPath.ts'
import { OPEN_PREFIXES, SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { forEachRow } from './forEachRow.ts'

type Row = { id: string; slug?: string | null; kind?: string | null; _status?: string | null }

/** All addresses of a project's storefront: live ones, including valid redirects, and those of drafts. */
export async function knownPaths(payload: BasePayload, project: string): Promise<KnownPaths> {
  const live = new Set<string>(SITE_ADDRESSES)
  const drafts = new Set<string>()
  const where = { project: { equals: project } }
  for (const collection of ADDRESSABLE_COLLECTIONS) {
    const select: SelectType = {
      slug: true,
      ...(collection === 'selling-products' ? { kind: true } : {}),
      ...(collection === 'categories' ? {} : { _status: true }),
    }
    await forEachRow<Row>(payload, { collection, where, select }, ({ slug, kind, _status }) => {
      if (slug) (_status === 'draft' ? drafts : live).add(documentPath(collection, { slug, kind }))
    })
  }
  const redirects: { from: string; to: string }[] = []
  await forEachRow<{ id: string; from: string; to: string }>(
    payload,
    { collection: 'redirects', where, select: { from: true, to: true } },
    (row) => redirects.push(row),
  )
  for (const from of workingRedirects(redirects, live)) live.add(from)
  return { live, drafts, open: OPEN_PREFIXES }
}
