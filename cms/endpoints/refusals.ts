import type { Viewer } from '#access/viewer.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { CallContext } from './defineCall.ts'
import { type Refusal, refuse } from './responses.ts'

export const signedOut = () => refuse(textOf('notLoggedIn'), 'signedOut', { httpStatus: 401 })
export const forbidden = () => refuse(textOf('forbidden'), 'forbidden', { httpStatus: 403 })
export const tooManyFiles = () => refuse(textOf('tooManyFiles'), undefined, { httpStatus: 429 })
export const notFound = () => refuse(textOf('notFound'), 'notFound', { httpStatus: 404 })

/** 403 for a call that needs a fresh code; the client requests the code and repeats the call. */
export const proofRequired = () => refuse(textOf('proofNeeded'), 'proofNeeded', { httpStatus: 403 })

type OwnPerson = { person: Viewer } | { refusal: Refusal }

/** The signed-in person if they belong to this project, else the refusal: 401 when signed out, 403 for platform owners. */
export function requireOwnPerson({
  viewer,
  project,
}: Pick<CallContext<unknown>, 'viewer' | 'project'>): OwnPerson {
  if (!viewer) return { refusal: signedOut() }
  return viewer.project === project.id ? { person: viewer } : { refusal: forbidden() }
}
