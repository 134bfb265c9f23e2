import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { Order } from '#payload-types'

/** An order of this person in this project, or null. */
export const ownOrder = async (
  payload: BasePayload,
  project: RequestProject,
  student: string,
  id: string,
): Promise<Order | null> =>
  (await payload.db.findOne<Order>({
    collection: 'orders',
    where: {
      and: [{ id: { equals: id } }, { project: { equals: project.id } }, { student: { equals: student } }],
    },
  })) ?? null
