import type { CollectionBeforeOperationHook, Where } from 'payload'
import { fingerprintStart } from '#domain/logs/errorCode.ts'

/**
 * Lets the search of the error log find an error by the code that a student quotes (`E-3F09A1C2`): it is the beginning of its fingerprint.
 */
export const searchByErrorCode: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where }
  return where ? { ...args, where: withFingerprints(where) } : args
}

function withFingerprints({ and, or, fingerprint, ...where }: Where): Where {
  const text = (fingerprint as { like?: unknown } | undefined)?.like
  const start = typeof text === 'string' ? fingerprintStart(text) : null
  return {
    ...where,
    ...(and ? { and: and.map(withFingerprints) } : {}),
    ...(or ? { or: or.map(withFingerprints) } : {}),
    ...(fingerprint ? { fingerprint: start ? { like: start } : fingerprint } : {}),
  } as Where
}
