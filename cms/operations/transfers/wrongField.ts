import { type Text, textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

/** A 400 of a route of Payload that names the field at fault; `answerFaults` answers it in the form of our calls. */
export const wrongField = (field: string, message: Text = textOf('invalid')): TextError =>
  new TextError(message, 400, { field })
