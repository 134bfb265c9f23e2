import { type Text, textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

/** A 400 error of a Payload route for an invalid field; `mapPayloadErrors` formats it like the errors of our calls. */
export const invalidField = (field: string, message: Text = textOf('invalid')): TextError =>
  new TextError(message, 400, { field })
