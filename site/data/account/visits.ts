import type { VisitBody } from '#domain/calls/visits.ts'
import { post } from '../post.ts'

/** Tells the server of a signed-in person's visit; false when it was not taken. */
export const reportVisit = async (base: string, visit: VisitBody): Promise<boolean> =>
  (await post(base, 'visits/report', visit))?.apiSuccess === true
