import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'

/** The sender on a project's parcels; `project` is its title. */
export type Sender = { name: string; address: string | null; project: string }

export async function senderOf(payload: BasePayload, project: string): Promise<Sender> {
  const where = { project: { equals: project } }
  const [[shop], { title }] = await Promise.all([
    documentCache({ payload, collection: 'shop-settings', where, limit: 1 }),
    // Public: the title is on every page of the storefront.
    payload.findByID({ collection: 'projects', id: project, depth: 0, overrideAccess: true }),
  ])
  return { name: shop?.tax?.legalName || title, address: shop?.tax?.address ?? null, project: title }
}
