import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { identityKey, unclaimedKey } from '#domain/auth/identityKey.ts'
import { ANSWERS } from '#domain/text/messages.ts'

const CHANNELS = [
  { path: 'phone', key: 'phoneKey' },
  { path: 'email', key: 'emailKey' },
] as const

/** Thrown when the phone or e-mail being saved belongs to another account. */
export class IdentityTaken extends ValidationError {
  constructor(collection: string, path: string, req: PayloadRequest) {
    super({ collection, errors: [{ path, message: ANSWERS.identityOfOther }] }, req.t)
    // Payload chooses the response by this name.
    this.name = 'ValidationError'
  }
}

/**
 * Before staff save a phone or e-mail, already in its stored form: refuses one that belongs to another
 * account, so that a person is not entered twice. For convenience only: an entered identifier is unproven and
 * never signs anyone in.
 */
export const refuseTakenIdentity: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!data || !viewerOf(req)) return data
  const project = idOf(data.project ?? originalDoc?.project)
  for (const { path, key } of CHANNELS) {
    const value = data[path]
    if (!value || value === originalDoc?.[path]) continue
    const other = await readRow({
      payload: req.payload,
      collection: 'users',
      where: { [key]: { in: [identityKey(project, value), unclaimedKey(project, value)] } },
    })
    if (other && String(other.id) !== String(originalDoc?.id))
      throw new IdentityTaken(collection.slug, path, req)
  }
  return data
}
