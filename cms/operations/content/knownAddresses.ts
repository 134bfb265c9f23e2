import type { BasePayload, SelectType } from 'payload'
import { ADDRESSED, addressOf } from '#domain/content/addresses.ts'
import { goodRedirects, type KnownAddresses } from '#domain/content/judgeLink.ts'
import { OPEN_PREFIXES, SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { eachRow } from './eachRow.ts'

type Row = { id: string; slug?: string | null; kind?: string | null; _status?: string | null }

/** All addresses of a project's storefront: live ones, including valid redirects, and those of drafts. */
export async function knownAddresses(payload: BasePayload, project: string): Promise<KnownAddresses> {
  const live = new Set<string>(SITE_ADDRESSES)
  const drafts = new Set<string>()
  const where = { project: { equals: project } }
  for (const collection of ADDRESSED) {
    const select: SelectType = {
      slug: true,
      ...(collection === 'selling-products' ? { kind: true } : {}),
      ...(collection === 'categories' ? {} : { _status: true }),
    }
    await eachRow<Row>(payload, { collection, where, select }, ({ slug, kind, _status }) => {
      if (slug) (_status === 'draft' ? drafts : live).add(addressOf(collection, { slug, kind }))
    })
  }
  const redirects: { from: string; to: string }[] = []
  await eachRow<{ id: string; from: string; to: string }>(
    payload,
    { collection: 'redirects', where, select: { from: true, to: true } },
    (row) => redirects.push(row),
  )
  for (const from of goodRedirects(redirects, live)) live.add(from)
  return { live, drafts, open: OPEN_PREFIXES }
}
