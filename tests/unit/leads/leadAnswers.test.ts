import { describe, expect, it } from 'vitest'
import { answerKey } from '#domain/leads/answerKey.ts'
import { checkLead, type LeadField } from '#domain/leads/leadAnswers.ts'

const field = (values: Partial<LeadField>): LeadField => ({
  fieldId: 'a',
  label: 'Question',
  fieldType: 'text',
  ...values,
})
const both = { asksPhone: true, asksEmail: true }
const asha = { name: ' Asha  Kumari ', phone: '98000 00006', answers: [] }

describe('the answers of a lead form', () => {
  it('are stored in normal form, with the labels of the questions', () => {
    const form = { ...both, fields: [field({ label: 'Exam' })] }
    const answers = [
      { id: 'a', value: ' NEET ' },
      { id: 'unknown', value: 'x' },
    ]
    expect(checkLead(form, { ...asha, answers })).toEqual({
      ok: true,
      lead: {
        name: 'Asha Kumari',
        phone: '+919800000006',
        email: null,
        answers: [{ id: 'a', label: 'Exam', value: 'NEET' }],
      },
    })
  })

  it.each([
    ['no name', both, { name: ' ', phone: '9800000006', answers: [] }, 'name'],
    ['markup as a name', both, { name: '<b>x</b>', phone: '9800000006', answers: [] }, 'name'],
    ['neither phone nor e-mail', both, { name: 'Asha', answers: [] }, 'phone'],
    [
      'no e-mail where only an e-mail is required',
      { asksEmail: true },
      { name: 'Asha', answers: [] },
      'email',
    ],
    ['half a phone', both, { name: 'Asha', phone: '98000', email: 'a@example.org', answers: [] }, 'phone'],
    ['no real e-mail', both, { ...asha, email: 'a@b' }, 'email'],
  ])('is refused with %s', (_what, form, values, wrong) => {
    const checked = checkLead(form, values)
    expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual([wrong])
  })

  it.each([
    ['a required answer that is empty', field({ required: true }), ''],
    ['a choice that is not offered', field({ fieldType: 'select', options: ['A'] }), 'B'],
    ['a checkbox with a value other than true', field({ fieldType: 'checkbox' }), 'on'],
    ['a line of two lines', field({}), 'a\nb'],
    ['a text that changes the writing direction', field({ fieldType: 'textarea' }), 'a\u202eb'],
    ['a line that is too long', field({}), 'x'.repeat(301)],
  ])('is refused with %s', (_what, question, value) => {
    const answers = [{ id: 'a', value }]
    const checked = checkLead({ ...both, fields: [question] }, { ...asha, answers })
    expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual([answerKey('a')])
  })

  it('accept multiple lines in long texts, and ignore unknown fields', () => {
    const answers = [{ id: 'a', value: 'one\ntwo' }]
    expect(
      checkLead({ fields: [field({ fieldType: 'textarea' })] }, { name: 'Asha', answers }),
    ).toMatchObject({
      ok: true,
      lead: { phone: null, email: null, answers: [{ value: 'one\ntwo' }] },
    })
  })

  it('distinguish a question with the id of a fixed field', () => {
    const fields = [field({ fieldId: 'name', required: true })]
    const checked = checkLead({ ...both, fields }, asha)
    expect(checked).toEqual({ ok: false, problems: { 'q:name': { message: 'needed' } } })
  })
})
