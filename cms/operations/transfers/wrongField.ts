import { APIError } from 'payload'
import { ANSWERS } from '#domain/text/messages.ts'

/** A 400 of a route of Payload that names the field at fault; `answerFaults` answers it in the form of our calls. */
export const wrongField = (field: string, message: string = ANSWERS.invalid): APIError =>
  new APIError(message, 400, { fields: { [field]: message } }, true)
