import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { isRequestMove, isRequestWaiting } from '#domain/requests/states.ts'
import type { LeadSubmission } from '#payload-types'

const NEEDS_RESULT = 'Close it with “Done” above, and say what came of it: the student reads that.'

/** Moves a user request by its table; opened again, it is not done any more. Before staff save it in the panel. */
export const moveRequest: CollectionBeforeChangeHook<LeadSubmission> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const [from, to] = [originalDoc?.state, data.state]
  if (!from || !to || from === to) return data
  if (!isRequestMove(from, to, 'form')) {
    const errors = [{ path: 'state', message: NEEDS_RESULT }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return isRequestWaiting(to) ? { ...data, doneAt: null } : data
}
