import { describe, expect, it } from 'vitest'
import { seal, unseal } from '#access/secrets.ts'
import { sendFailureText } from '#domain/messages/failureTexts.ts'
import { projectSmtpUrlIssue } from '#domain/messages/smtpUrl.ts'
import { durationMs, durationOf, durationText } from '#domain/settings/duration.ts'
import { popupFieldIssues } from '#domain/settings/popupFieldIssues.ts'
import { updateRanks } from '#domain/settings/updateRanks.ts'

describe('a sealed secret', () => {
  it('opens with its key only, unmodified only, and is never equal twice', () => {
    const sealed = seal('नमस्ते key', 'server-key')
    expect(unseal(sealed, 'server-key')).toBe('नमस्ते key')
    expect(unseal(sealed, 'another-key')).toBeNull()
    expect(unseal(`${sealed.slice(0, -4)}AAAA`, 'server-key')).toBeNull()
    expect(seal('नमस्ते key', 'server-key')).not.toBe(sealed)
    for (const none of [null, undefined, '', 'plain text', 'sealed:1:', 'sealed:1:AA'])
      expect(unseal(none, 'server-key')).toBeNull()
  })
})

describe('a duration for people', () => {
  it.each([
    [30_000, '30 seconds'],
    [60_000, '1 minute'],
    [5_400_000, '90 minutes'],
    [3_600_000, '1 hour'],
    [604_800_000, '7 days'],
    [0, '0 seconds'],
    [1500, '1.5 seconds'],
  ])('%d ms is %s, and back', (ms, text) => {
    expect(durationText(ms)).toBe(text)
    expect(durationMs(durationOf(ms))).toBe(ms)
  })
})

describe('ranks of additional fields', () => {
  const stored = [
    { id: 'a', rank: 10 },
    { id: 'b', rank: 20 },
    { id: 'c', rank: 30 },
  ]
  const ids = (rows: { id?: string | null; rank?: number | null }[]) =>
    rows.map(({ id, rank }) => `${id}${rank}`)

  it('stay when no row was moved', () => {
    expect(ids(updateRanks(stored, stored))).toEqual(['a10', 'b20', 'c30'])
  })
  it('follow the order of dragged rows', () => {
    expect(ids(updateRanks([stored[2], stored[0], stored[1]] as typeof stored, stored))).toEqual([
      'c10',
      'a20',
      'b30',
    ])
  })
  it('determine the order when typed', () => {
    const typed = [{ id: 'a', rank: 25 }, stored[1], stored[2]] as typeof stored
    expect(ids(updateRanks(typed, stored))).toEqual(['b20', 'a25', 'c30'])
  })
  it('are assigned to new rows by position', () => {
    expect(ids(updateRanks([...stored, { id: 'n', rank: 0 }], stored))).toEqual(['a10', 'b20', 'c30', 'n40'])
    expect(ids(updateRanks([{ id: 'n', rank: 0 }, ...stored], stored))).toEqual(['n10', 'a20', 'b30', 'c40'])
  })
  it('of a new form are kept', () => {
    expect(
      ids(
        updateRanks(
          [
            { id: 'x', rank: 2 },
            { id: 'y', rank: 1 },
          ],
          [],
        ),
      ),
    ).toEqual(['y1', 'x2'])
  })
})

describe('additional fields of the sign-up form', () => {
  const issues = (...fields: object[]) => popupFieldIssues(fields).map(({ row, field }) => `${row} ${field}`)
  it.each<[string, object[], string[]]>([
    [
      'are fine as text, dropdown, boxes and the course title',
      [
        { fieldId: 'school', fieldType: 'text' },
        { fieldId: 'city', fieldType: 'select', fieldData: ['Patna', 'Delhi'] },
        { fieldId: 'terms', fieldType: 'checkbox' },
        { fieldId: 'courseTitle', fieldType: 'select' },
      ],
      [],
    ],
    ['have ids of their own', [{ fieldId: 'a' }, { fieldId: 'a' }], ['1 fieldId']],
    [
      'have ids at all',
      [{ fieldId: ' ' }, { fieldId: '1a' }, { fieldId: 'a b' }],
      ['0 fieldId', '1 fieldId', '2 fieldId'],
    ],
    ['must not use ids of the form’s own fields', [{ fieldId: 'email' }], ['0 fieldId']],
    [
      'of a dropdown have options',
      [{ fieldId: 'a', fieldType: 'select', fieldData: ['', ' '] }],
      ['0 fieldData'],
    ],
    [
      'have options that are texts',
      [
        { fieldId: 'a', fieldType: 'select', fieldData: [{ x: 1 }] },
        { fieldId: 'b', fieldType: 'checkbox', fieldData: 'x' },
      ],
      ['0 fieldData', '1 fieldData'],
    ],
    [
      'have options that differ',
      [{ fieldId: 'a', fieldType: 'select', fieldData: ['x', ' x'] }],
      ['0 fieldData'],
    ],
  ])('%s', (_what, fields, expected) => expect(issues(...fields)).toEqual(expected))
})

it.each([
  ['smtp://user:pass@mail.example.org:587', null],
  ['smtps://mail.example.org', null],
  ['smtp://mail.example.org?proxy=socks://10.0.0.1', 'must end after the port'],
  ['smtp://mail.example.org#x', 'must end after the port'],
  ['http://mail.example.org', 'must look like smtp://user:password@host:587'],
  ['mail.example.org', 'must look like smtp://user:password@host:587'],
])('accepts %s as a mail server, or returns %j', (url, issue) => expect(projectSmtpUrlIssue(url)).toBe(issue))

it('explains a provider’s error with its code', () => {
  expect(sendFailureText('smtp-535')).toBe('refused the user name or the password (smtp-535)')
  expect(sendFailureText('39999')).toBe('answered with 39999')
})
