import type { BasePayload } from 'payload'
import { addressOf, SHOWN } from '#domain/content/addresses.ts'
import { goodRedirects, type KnownAddresses } from '#domain/content/judgeLink.ts'
import { OPEN_PREFIXES, SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { eachRow } from './eachRow.ts'

type Row = { id: string; slug?: string | null; _status?: string | null }

/** Every address that the storefront of a project answers, and those of its drafts. */
export async function knownAddresses(payload: BasePayload, project: string): Promise<KnownAddresses> {
  const live = new Set<string>(SITE_ADDRESSES)
  const drafts = new Set<string>()
  const where = { project: { equals: project } }
  for (const collection of SHOWN)
    await eachRow<Row>(payload, { collection, where, select: { slug: true, _status: true } }, (row) => {
      if (row.slug) (row._status === 'draft' ? drafts : live).add(addressOf(collection, row.slug))
    })
  const redirects: { from: string; to: string }[] = []
  await eachRow<{ id: string; from: string; to: string }>(
    payload,
    { collection: 'redirects', where, select: { from: true, to: true } },
    (row) => redirects.push(row),
  )
  for (const from of goodRedirects(redirects, live)) live.add(from)
  return { live, drafts, open: OPEN_PREFIXES }
}
