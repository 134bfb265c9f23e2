import type { CollectionBeforeChangeHook } from 'payload'
import { textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

const WATCHED = ['name', 'phone', 'email', 'userLevel', 'isBlocked'] as const

/**
 * Before a save: a form opened before another staff member changed the person must not write old values back. A form
 * sends the `updatedAt` with which it was opened; if that is not the latest, its changes are refused with
 * 409.
 */
export const refuseStaleIdentity: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation === 'create' || !data.updatedAt) return data
  const isStale = Date.parse(data.updatedAt) !== Date.parse(originalDoc.updatedAt)
  const hasChanges = WATCHED.some(
    (name) => data[name] !== undefined && (data[name] || null) !== (originalDoc[name] || null),
  )
  if (isStale && hasChanges) throw new TextError(textOf('personChanged'), 409, { code: 'meanwhile' })
  return data
}
