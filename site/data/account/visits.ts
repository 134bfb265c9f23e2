import type { VisitBody } from '#domain/calls/visits.ts'
import { post } from '../post.ts'

/** Reports a signed-in person's visit to the server; false when it was not accepted. */
export const reportVisit = async (base: string, visit: VisitBody): Promise<boolean> =>
  (await post(base, 'visits/report', visit))?.apiSuccess === true
