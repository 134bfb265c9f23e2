import type { BasePayload } from 'payload'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { Project } from '#payload-types'

/** A text naming the first host that belongs to a project other than `slug`, or null. */
export async function findTakenHost(
  payload: BasePayload,
  hosts: string[],
  slug: string,
): Promise<Text | null> {
  for (const host of hosts) {
    const owner = await payload.db.findOne<Project>({
      collection: 'projects',
      where: { 'domains.host': { equals: host } },
    })
    if (owner && owner.slug !== slug) return textOf('hostTaken', { host, project: owner.title })
  }
  return null
}
