import type { Viewer } from '#access/viewer.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { type Refusal, refuse } from './answers.ts'
import type { CallContext } from './defineCall.ts'

export const signedOut = () => refuse(MESSAGES.notLoggedIn, 'signedOut', { httpStatus: 401 })
export const forbidden = () => refuse(ANSWERS.forbidden, 'forbidden', { httpStatus: 403 })
export const notFound = () => refuse(ANSWERS.notFound, 'notFound', { httpStatus: 404 })

/** What needs a fresh code says so; the browser then asks for one and repeats the call. */
export const proofNeeded = () => refuse(ANSWERS.proofNeeded, 'proofNeeded', { httpStatus: 403 })

type PersonHere = { person: Viewer } | { refusal: Refusal }

/** The signed-in person of this very project, or the refusal: 401 for strangers, 403 for platform owners, who own nothing here. */
export function personHere({
  viewer,
  project,
}: Pick<CallContext<unknown>, 'viewer' | 'project'>): PersonHere {
  if (!viewer) return { refusal: signedOut() }
  return viewer.project === project.id ? { person: viewer } : { refusal: forbidden() }
}
