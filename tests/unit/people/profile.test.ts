import { describe, expect, it } from 'vitest'
import { checkFieldData } from '#domain/profile/checkFieldData.ts'
import { mergeFields } from '#domain/profile/mergeFields.ts'
import { needsProfileUpdate } from '#domain/profile/needsProfileUpdate.ts'
import { type PopupField, popupFields } from '#domain/profile/PopupField.ts'
import { maskContact, provenChannel } from '#domain/profile/provenChannel.ts'
import { shortIp } from '#domain/profile/shortIp.ts'

const field = (values: Partial<PopupField> = {}): PopupField => ({
  id: 'city',
  title: 'Town',
  type: 'text',
  options: [],
  isRequired: false,
  ...values,
})
const whole = { name: 'Asha', email: 'a@example.org', phone: '+919800000001', additionalFields: [] }
const answer = (data: unknown, id = 'city') => [{ id, fieldTitle: 'Town', fieldType: 'text', data }]

describe('whether the Update Profile popup is needed', () => {
  const required = [field({ isRequired: true })]
  it.each([
    ['nothing is lacking', whole, true, [], false],
    ['the name is lacking', { ...whole, name: null }, false, [], true],
    ['the name is blank', { ...whole, name: '  ' }, false, [], true],
    ['the e-mail is lacking', { ...whole, email: null }, false, [], true],
    ['the phone is lacking', { ...whole, phone: '' }, false, [], true],
    ['a required field is missing', whole, true, required, true],
    ['it is missing and the popup is not active', whole, false, required, false],
    ['it is answered', { ...whole, additionalFields: answer('Pune') }, true, required, false],
    ['it is answered with blanks', { ...whole, additionalFields: answer('  ') }, true, required, true],
    ['another field is answered', { ...whole, additionalFields: answer('x', 'other') }, true, required, true],
    ['an optional field is missing', whole, true, [field()], false],
    [
      'a required box is not ticked',
      { ...whole, additionalFields: answer(false) },
      true,
      [field({ type: 'checkbox', isRequired: true })],
      true,
    ],
    [
      'it is ticked',
      { ...whole, additionalFields: answer(true) },
      true,
      [field({ type: 'checkbox', isRequired: true })],
      false,
    ],
    [
      'none of the required boxes is ticked',
      { ...whole, additionalFields: answer([]) },
      true,
      [field({ type: 'checkbox', isRequired: true, options: ['a'] })],
      true,
    ],
    ['the column holds something else', { ...whole, additionalFields: 'x' }, true, required, true],
    ['the column holds nulls', { ...whole, additionalFields: [null] }, true, required, true],
  ] as const)('%s', (_name, person, isActive, fields, isNeeded) =>
    expect(needsProfileUpdate(person, isActive, [...fields])).toBe(isNeeded),
  )
})

describe('fields of the popup', () => {
  const storedField = (fieldId: string, rank: number | null, more = {}) => ({
    fieldId,
    fieldTitle: fieldId,
    fieldType: 'text' as const,
    rank,
    ...more,
  })

  it('are sorted by rank', () => {
    const popup = { listOfFields: [storedField('c', 3), storedField('a', null), storedField('b', 2)] }
    expect(popupFields(popup).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('make courseTitle a dropdown of the course titles, whatever its type says', () => {
    const popup = { listOfFields: [storedField('courseTitle', 1, { required: true })] }
    expect(popupFields(popup, ['JEE'])).toMatchObject([{ type: 'select', options: ['JEE'] }])
  })

  it('leave out selects without options, except the course while its titles are unknown', () => {
    const popup = {
      listOfFields: [
        storedField('courseTitle', 1, { required: true }),
        storedField('empty', 2, { required: true, fieldType: 'select', fieldData: { a: 1 } }),
      ],
    }
    expect(popupFields(popup, []).map(({ isRequired }) => isRequired)).toEqual([false, false])
    expect(popupFields(popup).map(({ isRequired }) => isRequired)).toEqual([true, false])
  })

  it('are none without a popup', () => expect(popupFields(undefined)).toEqual([]))
})

describe('answers to fields', () => {
  const select = field({ type: 'select', options: ['a', 'b'] })
  const boxes = field({ type: 'checkbox', options: ['a', 'b'] })
  const box = field({ type: 'checkbox' })
  it.each([
    ['a text is trimmed', field(), '  Pune ', 'Pune'],
    ['a text may be emptied', field(), ' ', ''],
    ['a text of 2000 characters', field(), 'x'.repeat(2000), 'x'.repeat(2000)],
    ['an option', select, 'b', 'b'],
    ['a select may be emptied', select, '', ''],
    ['a ticked box', box, true, true],
    ['an empty box', box, false, false],
    ['some of the boxes, each once', boxes, ['b', 'b', 'a'], ['b', 'a']],
  ])('%s', (_name, of, data, storedField) =>
    expect(checkFieldData(of, data)).toEqual({ ok: true, data: storedField }),
  )

  it.each([
    ['a text of 2001 characters', field(), 'x'.repeat(2001)],
    ['a null byte', field(), 'Pu\u0000ne'],
    ['a mark that changes the writing direction', field(), 'Pu\u202ene'],
    ['a list for a text', field(), ['Pune']],
    ['yes for a text', field(), true],
    ['an option that is none', select, 'c'],
    ['a property of lists for an option', select, 'length'],
    ['a list for a select', select, ['a']],
    ['a box that is none', boxes, ['c']],
    ['a text for a box', box, 'true'],
    ['an empty text for a required field', field({ isRequired: true }), '  '],
    ['an empty box for a required one', field({ type: 'checkbox', isRequired: true }), false],
    ['nothing', field(), undefined],
  ])('refuses %s', (_name, of, data) => expect(checkFieldData(of, data)).toEqual({ ok: false }))
})

describe('merging answers', () => {
  const storedAnswer = (id: string, data: string) => ({
    id,
    fieldTitle: id,
    fieldType: 'text' as const,
    data,
  })
  it.each([
    ['adds to none', null, [storedAnswer('a', '1')], [storedAnswer('a', '1')]],
    [
      'keeps the others',
      [storedAnswer('a', '1')],
      [storedAnswer('b', '2')],
      [storedAnswer('a', '1'), storedAnswer('b', '2')],
    ],
    [
      'replaces in place',
      [storedAnswer('a', '1'), storedAnswer('b', '2')],
      [storedAnswer('a', '3')],
      [storedAnswer('a', '3'), storedAnswer('b', '2')],
    ],
    [
      'takes the last of two for one field',
      [],
      [storedAnswer('a', '1'), storedAnswer('a', '2')],
      [storedAnswer('a', '2')],
    ],
    ['keeps answers to unknown fields', [{ id: 'old', x: 1 }], [], [{ id: 'old', x: 1 }]],
  ])('%s', (_name, storedField, changes, merged) => expect(mergeFields(storedField, changes)).toEqual(merged))
})

describe('the identifier to which a code is sent', () => {
  const both = {
    phone: '+919812345678',
    email: 'asha@example.org',
    isPhoneVerified: true,
    isEmailVerified: true,
  }
  it.each([
    [both, 'phone', 'phone'],
    [both, 'email', 'email'],
    [{ ...both, isPhoneVerified: false }, 'phone', 'email'],
    [{ ...both, isEmailVerified: false }, 'email', 'phone'],
    [{ ...both, email: null }, 'email', 'phone'],
    [{ ...both, isPhoneVerified: false, isEmailVerified: false }, 'phone', undefined],
  ] as const)('of %j, with a preference for %s, is %s', (person, wanted, channel) =>
    expect(provenChannel(person, wanted)?.channel).toBe(channel),
  )

  it('masks all but its ends', () => {
    expect(maskContact({ channel: 'phone', to: '+919812345678' })).toBe('+91••••••5678')
    expect(maskContact({ channel: 'email', to: 'asha@example.org' })).toBe('a•••@example.org')
  })
})

it.each([
  ['203.0.113.77', '203.0.113.…'],
  ['::ffff:203.0.113.77', '203.0.113.…'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:…'],
  ['192.168.1.20', '192.168.1.20'],
  ['172.31.0.4', '172.31.0.4'],
  ['172.32.0.4', '172.32.0.…'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['fd12::1', 'fd12::1'],
])('the e-mail %s is shown as %s', (ip, shown) => expect(shortIp(ip)).toBe(shown))
