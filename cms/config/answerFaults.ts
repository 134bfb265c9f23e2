import type { AfterErrorHook, AfterErrorResult } from 'payload'
import { isDatabaseTrouble } from '#database/databaseTrouble.ts'
import type { ChangedSince } from '#domain/logs/changedSince.ts'
import { MESSAGES } from '#domain/text/messages.ts'

/** What the reader of forms says of one that is cut off or is none. */
const UNREADABLE =
  /^(Multipart: Boundary not found|Malformed (part header|content type|urlencoded form)|Unexpected end of (form|file)|Unsupported content type|Request is not eligible)/

const refused = (status: number, message: string, more: object = {}): AfterErrorResult =>
  ({ status, response: { apiSuccess: false, message, ...more, errors: [{ message }] } }) as AfterErrorResult

const wrong = (field: string, message: string): AfterErrorResult =>
  refused(400, message, { code: 'invalid', fields: { [field]: message } })

/**
 * Answers what Payload takes for its own fault and is none: what the caller sent, as a form that can't be read, with a 4xx,
 * trouble of the database with 503.
 */
export const answerFaults: AfterErrorHook = ({ error, req }) => {
  const isForm = req.headers?.get('content-type')?.startsWith('multipart/') ?? false
  if (isForm && (UNREADABLE.test(error.message) || error instanceof SyntaxError))
    return wrong('body', 'The form cannot be read.')
  const fields = (error as { data?: { fields?: Record<string, string> } }).data?.fields
  if (fields) return refused(400, error.message, { code: 'invalid', fields })
  const changed = (error as { data?: { changed?: ChangedSince } }).data?.changed
  if (changed) return refused(409, error.message, { code: 'changed', changed })
  if (isDatabaseTrouble(error)) return refused(503, MESSAGES.someError)
  if (error.name === 'FileRetrievalError') return wrong('file', error.message)
}
