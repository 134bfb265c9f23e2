import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import type { Order } from '#payload-types'

/** A student's own order in a project, or null. */
export const ownOrder = (
  payload: BasePayload,
  project: RequestProject,
  student: string,
  id: string,
): Promise<Order | null> =>
  readRow({
    payload,
    collection: 'orders',
    where: {
      and: [{ id: { equals: id } }, { project: { equals: project.id } }, { student: { equals: student } }],
    },
  })
