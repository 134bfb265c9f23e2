import { describe, expect, it } from 'vitest'
import { inLanguage } from '#cms/server/http/inLanguage.ts'
import { HINDI_ANSWERS } from '#domain/text/hindiAnswers.ts'
import { ANSWERS } from '#domain/text/messages.ts'

const inHindi = (body: unknown) => inLanguage('hi', Buffer.from(JSON.stringify(body))).toString()

describe('the answer of a call from a Hindi page', () => {
  it('says the same in Hindi, and keeps everything else', () => {
    const answer = { apiSuccess: false, message: ANSWERS.invalid, code: 'invalid', note: ANSWERS.invalid }
    expect(JSON.parse(inHindi(answer))).toEqual({ ...answer, message: HINDI_ANSWERS.invalid })
  })

  it('keeps quotes and signs of a value', () => {
    const title = 'The \\ "map" book é'
    const message = ANSWERS.outOfStock.replace('{title}', title)
    expect(JSON.parse(inHindi({ apiSuccess: false, message })).message).toBe(
      HINDI_ANSWERS.outOfStock.replace('{title}', title),
    )
  })

  it.each([
    ['no message of ours', { apiSuccess: true, message: '', orders: ['é'] }],
    ['a document', { docs: [{ apiSuccess: true, message: ANSWERS.invalid }] }],
    ['words of a person', { apiSuccess: true, message: 'Hello' }],
  ])('%s stays byte for byte', (_, body) => {
    expect(inHindi(body)).toBe(JSON.stringify(body))
  })

  it('stays whole when it is long or no JSON at all', () => {
    const long = { apiSuccess: true, message: ANSWERS.notFound, text: 'कोर्स'.repeat(5000) }
    expect(JSON.parse(inHindi(long))).toEqual({ ...long, message: HINDI_ANSWERS.notFound })
    expect(inLanguage('hi', Buffer.from('{"apiSuccess":true,"mess')).toString()).toBe(
      '{"apiSuccess":true,"mess',
    )
  })

  it('an English page gets the English answer', () => {
    const body = Buffer.from(JSON.stringify({ apiSuccess: false, message: ANSWERS.invalid }))
    expect(inLanguage('en', body)).toBe(body)
  })
})
