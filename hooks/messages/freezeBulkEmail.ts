import { APIError, type CollectionBeforeChangeHook } from 'payload'

/** Before a save: refuses changes of a bulk e-mail that is scheduled or was sent, since recipients get what was reviewed. */
export const freezeBulkEmail: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation === 'update' && originalDoc?.state !== 'draft')
    throw new APIError(
      'This bulk e-mail is scheduled or was sent. Duplicate it to change it.',
      409,
      null,
      true,
    )
  return data
}
