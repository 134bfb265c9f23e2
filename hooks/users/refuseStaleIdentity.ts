import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { ANSWERS } from '#domain/text/messages.ts'

const WATCHED = ['name', 'phone', 'email', 'userLevel', 'isBlocked'] as const

/**
 * Before a save: a form that was opened before somebody else changed the person must not write old values back. A form
 * sends the `updatedAt` it was opened with; what it would change is refused with 409 when that is not the latest.
 */
export const refuseStaleIdentity: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation === 'create' || !data.updatedAt) return data
  const isStale = Date.parse(data.updatedAt) !== Date.parse(originalDoc.updatedAt)
  const isWritten = WATCHED.some(
    (name) => data[name] !== undefined && (data[name] || null) !== (originalDoc[name] || null),
  )
  if (isStale && isWritten) throw new APIError(ANSWERS.personChanged, 409, { code: 'meanwhile' }, true)
  return data
}
