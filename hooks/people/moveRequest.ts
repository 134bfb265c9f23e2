import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { isRequestMove, isRequestWaiting } from '#domain/requests/states.ts'
import type { LeadSubmission } from '#payload-types'

const NEEDS_RESULT = 'Close it with “Done” above, and say what came of it: the student reads that.'

/** Before staff save a user request in the panel: refuses a state that the form may not set, and clears `doneAt` when it is opened again. */
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
