import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { PROJECT_HEADER } from '#access/projectOf.ts'
import { mapPayloadErrors } from '#cms/config/mapPayloadErrors.ts'
import { invalidField } from '#cms/operations/transfers/invalidField.ts'
import { textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

type Answer = { status?: number; response: { message?: string; errors: { message: string }[] } }

/** The REST response to an error after our hook, for a page in a language. */
const answerTo = async (locale: 'en' | 'hi', error: Error): Promise<Answer> => {
  const headers = new Headers({ [PROJECT_HEADER]: `1 demo ${locale}` })
  const result = { errors: [{ name: error.name, message: error.message, data: { code: 'meanwhile' } }] }
  return (await mapPayloadErrors({
    error,
    result,
    context: {},
    collection: undefined,
    req: { headers } as PayloadRequest,
  } as never)) as Answer
}

describe('a refused save', () => {
  const stale = new TextError(textOf('personChanged'), 409, { code: 'meanwhile' })

  it('is logged in English with its log level', () => {
    expect([stale.name, stale.status, stale.message]).toEqual([
      'APIError',
      409,
      'Somebody else has changed this person in the meantime. Reload the page and try again.',
    ])
  })

  it('is answered in the language of the request, in Payload’s format', async () => {
    expect((await answerTo('en', stale)).response.errors[0]?.message).toBe(stale.message)
    expect((await answerTo('hi', stale)).response).toEqual({
      errors: [
        {
          name: 'APIError',
          data: { code: 'meanwhile' },
          message: 'इस बीच किसी और ने इस व्यक्ति की जानकारी बदल दी है। पेज दोबारा खोलें और दोबारा कोशिश करें।',
        },
      ],
    })
  })

  it('names the invalid field in the format of our calls', async () => {
    const message = 'कृपया निशान लगी जगहें जाँचें।'
    expect(await answerTo('hi', invalidField('matchField'))).toEqual({
      status: 400,
      response: {
        apiSuccess: false,
        message,
        code: 'invalid',
        fields: { matchField: message },
        errors: [{ message }],
      },
    })
  })
})
