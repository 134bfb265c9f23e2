import type { Viewer } from '#access/viewer.ts'
import { textOf } from '#domain/text/textOf.ts'
import { type Refusal, refuse } from './answers.ts'
import type { CallContext } from './defineCall.ts'

export const signedOut = () => refuse(textOf('notLoggedIn'), 'signedOut', { httpStatus: 401 })
export const forbidden = () => refuse(textOf('forbidden'), 'forbidden', { httpStatus: 403 })
export const tooManyFiles = () => refuse(textOf('tooManyFiles'), undefined, { httpStatus: 429 })
export const notFound = () => refuse(textOf('notFound'), 'notFound', { httpStatus: 404 })

/** What needs a fresh code says so; the browser then asks for one and repeats the call. */
export const proofNeeded = () => refuse(textOf('proofNeeded'), 'proofNeeded', { httpStatus: 403 })

type PersonHere = { person: Viewer } | { refusal: Refusal }

/** The signed-in person of this very project, or the refusal: 401 for strangers, 403 for platform owners, who own nothing here. */
export function personHere({
  viewer,
  project,
}: Pick<CallContext<unknown>, 'viewer' | 'project'>): PersonHere {
  if (!viewer) return { refusal: signedOut() }
  return viewer.project === project.id ? { person: viewer } : { refusal: forbidden() }
}
