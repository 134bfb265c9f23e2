import type { BasePayload } from 'payload'
import { CART_LINK_SENT } from '#domain/logs/audit.ts'
import { momentText } from '#domain/text/momentText.ts'

/** When staff last sent a student the link to their cart and who, as a sentence; null when none was sent in the last year. */
export async function cartLinkSent(
  payload: BasePayload,
  cart: string,
  timeZone: string,
): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'audit-logs',
    where: {
      and: [
        { entity: { equals: 'carts' } },
        { entityId: { equals: cart } },
        { summary: { equals: CART_LINK_SENT } },
      ],
    },
    sort: '-at',
    select: { at: true, actorName: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const sent = docs[0]
  return sent ? `Link sent ${momentText(sent.at, timeZone)} by ${sent.actorName}` : null
}
