import { describe, expect, it } from 'vitest'
import { answerBody } from '#domain/calls/answerBody.ts'
import { CATALOGUE, type Tree } from '#domain/text/catalogue.ts'
import { HINDI_RESPONSES } from '#domain/text/hindiResponses.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { renderText } from '#domain/text/renderText.ts'
import { literalText, type Text, textOf } from '#domain/text/textOf.ts'

const placeholdersOf = (template: string) =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
const keysOf = (tree: Tree, group = ''): string[] =>
  Object.entries(tree).flatMap(([key, found]) =>
    typeof found === 'string' ? [group + key] : keysOf(found, `${group}${key}.`),
  )
const KEYS = keysOf(CATALOGUE.en)
// Without the groups of the panel, which has one language.
const SHARED = KEYS.filter((key) => !key.includes('.'))

describe('a text of the server', () => {
  it.each(SHARED)('%s has a Hindi form with the same values', (key) => {
    const [english, hindi] = [String(CATALOGUE.en[key]), String(CATALOGUE.hi[key])]
    expect(hindi).toMatch(/[\u0900-\u097f]/)
    expect(placeholdersOf(hindi)).toEqual(placeholdersOf(english))
  })

  it('has no unused Hindi form', () => {
    expect(keysOf(CATALOGUE.hi).filter((key) => !KEYS.includes(key))).toEqual([])
  })

  it('is rendered with its values, whatever they contain', () => {
    const title = 'A. sale\nof {left} (50 %) $& books.'
    const remaining = textOf('fewLeft', { left: 3, title })
    expect(renderText('en', remaining)).toBe(`Only 3 of ${title} are left.`)
    expect(renderText('hi', remaining)).toBe(`सिर्फ़ 3 बचे हैं: ${title}।`)
  })

  it('renders a text inside another in the same language', () => {
    const inside = textOf('outOfStock', { title: textOf('notFound') })
    expect(renderText('hi', inside)).toBe('नहीं मिला अभी स्टॉक में नहीं है।')
  })

  it('falls back to English, and is found in its group', () => {
    expect(renderText('hi', textOf('order.refundProblems.nothingChosen'))).toBe('Choose what to refund.')
    expect(renderText('en', textOf('order.placed', { number: 'A-1', sent: textOf('order.noteAdded') }))).toBe(
      'Order A-1 is placed. Note added',
    )
  })

  it('shows a moment in Indian time, in Hindi with the part of the day', () => {
    const at = (text: string) => ({ moment: Date.parse(text) })
    expect(renderText('en', at('2026-12-01T15:30:00Z'))).toBe('1 Dec 2026, 9:00 pm')
    expect(renderText('hi', at('2026-12-01T15:30:00Z'))).toBe('1 दिसंबर 2026, रात 9 बजे')
    expect(renderText('hi', at('2026-12-01T12:00:00Z'))).toBe('1 दिसंबर 2026, शाम 5:30')
  })

  it('shows texts written by people unchanged', () => {
    expect(renderText('hi', literalText('Thanks, {name}!'))).toBe('Thanks, {name}!')
  })
})

describe('a response', () => {
  const refusal: { apiSuccess: false; message: Text; code: string } = {
    apiSuccess: false,
    code: 'invalid',
    message: textOf('invalid'),
  }

  it('has its message in the language of the request, and no other change', () => {
    expect(answerBody('en', refusal)).toEqual({ ...refusal, message: ANSWERS.invalid })
    expect(answerBody('hi', refusal)).toEqual({ ...refusal, message: HINDI_RESPONSES.invalid })
  })

  it('has field errors in that language', () => {
    const fields = { name: textOf('nameNeeded'), phone: literalText('too short') }
    expect(answerBody('hi', { ...refusal, fields }).fields).toEqual({
      name: 'पूरा नाम लिखें',
      phone: 'too short',
    })
  })

  it('has an empty message without a text', () => {
    expect(answerBody('hi', { apiSuccess: true, count: 2 })).toEqual({
      apiSuccess: true,
      message: '',
      count: 2,
    })
  })

  it('keeps the literal English of the specification', () => {
    expect(answerBody('en', { apiSuccess: true, message: textOf('otpSent') }).message).toBe(MESSAGES.otpSent)
  })
})
