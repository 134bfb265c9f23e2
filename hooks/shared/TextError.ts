import { APIError } from 'payload'
import { renderText } from '#domain/text/renderText.ts'
import type { Text } from '#domain/text/textOf.ts'

/**
 * An expected refusal of a save, with what is said about it. Its own message is English, for the log; `mapPayloadErrors` answers it
 * in the language of the request.
 */
export class TextError extends APIError<Record<string, unknown> | null> {
  readonly text: Text

  constructor(text: Text, status: number, data: Record<string, unknown> | null = null) {
    super(renderText('en', text), status, data, true)
    // What Payload's answer and its log level go by.
    this.name = 'APIError'
    this.text = text
  }
}
