import type { AfterErrorHook, AfterErrorResult } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { isDatabaseError } from '#database/databaseErrors.ts'
import { answerBody } from '#domain/calls/answerBody.ts'
import type { ChangedSince } from '#domain/logs/changedSince.ts'
import { renderText } from '#domain/text/renderText.ts'
import { literalText, type Text, textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

/** Messages of Payload's multipart parser for an invalid or truncated form. */
const UNREADABLE =
  /^(Multipart: Boundary not found|Malformed (part header|content type|urlencoded form)|Unexpected end of (form|file)|Unsupported content type|Request is not eligible)/

type Data = { field?: string; changed?: ChangedSince } | null | undefined
type Failed = { errors?: { message?: string }[] }

/**
 * Corrects the status of errors that Payload answers with 500: 4xx for invalid input such as an unreadable form, 503 for database
 * trouble. The text of a TextError is answered in the language of the request.
 */
export const mapPayloadErrors: AfterErrorHook = ({ error, req, result }) => {
  const locale = localeOf(req)
  const refused = (status: number, message: Text, more: object = {}) => {
    const body = answerBody(locale, { apiSuccess: false, message, ...more })
    return { status, response: { ...body, errors: [{ message: body.message }] } } as AfterErrorResult
  }
  const invalidField = (field: string, message: Text) =>
    refused(400, message, { code: 'invalid', fields: { [field]: message } })

  const isForm = req.headers?.get('content-type')?.startsWith('multipart/') ?? false
  if (isForm && (UNREADABLE.test(error.message) || error instanceof SyntaxError))
    return invalidField('body', literalText('The form cannot be read.'))
  const text = error instanceof TextError ? error.text : literalText(error.message)
  const { field, changed } = ((error as { data?: Data }).data ?? {}) as NonNullable<Data>
  if (field) return invalidField(field, text)
  if (changed) return refused(409, text, { code: 'changed', changed })
  if (isDatabaseError(error)) return refused(503, textOf('someError'))
  if (error.name === 'FileRetrievalError') return invalidField('file', text)
  if (!(error instanceof TextError)) return
  const [first] = (result as Failed | undefined)?.errors ?? []
  return {
    response: { ...result, errors: [{ ...first, message: renderText(locale, text) }] },
  } as AfterErrorResult
}
