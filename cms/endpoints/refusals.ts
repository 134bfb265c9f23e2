import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { refuse } from '../defineCall.ts'

export const signedOut = () => refuse(MESSAGES.notLoggedIn, 'signedOut', { httpStatus: 401 })

/** What needs a fresh code says so; the browser then asks for one and repeats the call. */
export const proofNeeded = () => refuse(ANSWERS.proofNeeded, 'proofNeeded', { httpStatus: 403 })
