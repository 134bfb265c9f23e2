import { APIError } from 'payload'
import { renderText } from '#domain/text/renderText.ts'
import type { Text } from '#domain/text/textOf.ts'

/**
 * An expected refusal of a save, with its text. The error's own message is English, for the log; `mapPayloadErrors` renders `text` in
 * the language of the request.
 */
export class TextError extends APIError<Record<string, unknown> | null> {
  readonly text: Text

  constructor(text: Text, status: number, data: Record<string, unknown> | null = null) {
    super(renderText('en', text), status, data, true)
    // Payload chooses the response and its log level by this name.
    this.name = 'APIError'
    this.text = text
  }
}
