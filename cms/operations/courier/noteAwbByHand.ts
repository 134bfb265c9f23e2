import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRows } from '#collections/guard.ts'
import { inTurn } from '#collections/inTurn.ts'
import type { Shipment } from '#payload-types'
import { noteAwb } from './assignAwb.ts'

type Awb = { awb: string; courierName: string | null; trackingUrl: string | null }

/** More parcels than these do not have one number, of different couriers. */
const MOST = 50

/** How a courier is compared by its name as staff type it. */
const plain = (name: string | null | undefined): string => (name ?? '').trim().toLowerCase()

/**
 * Notes the tracking number that staff typed. False when another parcel of the project has it of the same courier, unless that one is
 * cancelled: it could not be told apart where it is.
 */
export function noteAwbByHand(
  payload: BasePayload,
  { id, project }: Pick<Shipment, 'id' | 'project'>,
  typed: Awb,
  now: Date,
): Promise<boolean> {
  const ofProject = idOf(project) as string
  return inTurn(payload, `awb:${ofProject}:${typed.awb}`, async () => {
    const others = await readRows({
      payload,
      collection: 'shipments',
      where: {
        and: [{ project: { equals: ofProject } }, { awb: { equals: typed.awb } }],
      },
      sort: ['createdAt'],
      limit: MOST,
      select: ['id', 'courierName', 'state'],
    })
    const isUsed = others.some(
      (other) =>
        String(other.id) !== String(id) &&
        other.state !== 'cancelled' &&
        plain(other.courierName) === plain(typed.courierName),
    )
    if (isUsed) return false
    await noteAwb(payload, String(id), typed, now)
    return true
  })
}
