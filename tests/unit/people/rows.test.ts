import { describe, expect, it } from 'vitest'
import { checkRows } from '#domain/people/PersonRow.ts'
import { personWhere } from '#domain/people/personWhere.ts'
import { phoneSearch } from '#domain/people/phoneSearch.ts'

const check = (...raws: Record<string, string>[]) =>
  checkRows(
    raws.map((raw, i) => ({ line: i + 2, raw })),
    800,
  )

describe('a row of an import', () => {
  it('is normalized', () => {
    const { rows, issues } = check({
      name: ' Asha  Kumari ',
      phone: '098000-00042',
      email: 'Asha@Example.org',
      level: 'Sub Admin',
    })
    expect(issues).toEqual([])
    expect(rows).toEqual([
      {
        line: 2,
        row: { name: 'Asha Kumari', phone: '+919800000042', email: 'asha@example.org', level: 650 },
      },
    ])
  })

  it.each([
    ['Learner', 100],
    [' STUDENT', 100],
    ['franchisee', 200],
    ['EXPERT ', 400],
    ['Sub-Admin', 650],
    ['sub admin', 650],
    [' admin', 800],
    ['ADMIN', 800],
  ])('takes the role as written, %j, whatever its case and spaces', (level, expected) => {
    const { rows, issues } = check({ name: 'Asha', phone: '9800000042', level })
    expect(issues).toEqual([])
    expect(rows[0]?.row.level).toBe(expected)
  })

  it.each([
    ['no name', { name: '', phone: '9800000042' }, 'name', 'Enter a name'],
    ['a name without a letter', { name: '1234', phone: '9800000042' }, 'name', 'at least one letter'],
    [
      'neither phone nor e-mail',
      { name: 'Asha' },
      'phone',
      'Enter a phone or an e-mail. One of them is enough.',
    ],
    ['no phone', { name: 'Asha', phone: '12' }, 'phone', 'valid phone'],
    ['a plus in the e-mail', { name: 'Asha', email: 'a+b@example.org' }, 'email', 'valid e-mail'],
    ['an unknown role', { name: 'Asha', phone: '9800000042', level: 'boss' }, 'level', 'Write a role'],
    ['the level of an owner', { name: 'Asha', phone: '9800000042', level: '1000' }, 'level', 'Write a role'],
  ])('with %s is reported by line, column and reason', (_what, raw, column, message) => {
    const { rows, issues } = check(raw as Record<string, string>)
    expect(rows).toEqual([])
    expect(issues).toEqual([{ line: 2, column, message: expect.stringContaining(message) }])
  })

  it('that repeats a phone or an e-mail is reported with the earlier line', () => {
    const { rows, issues } = check(
      { name: 'Asha', phone: '9800000042', email: 'a@example.org' },
      { name: 'Ravi', phone: '+91 98000 00042' },
      { name: 'Mina', email: 'A@example.org' },
    )
    expect(rows).toHaveLength(1)
    expect(issues).toEqual([
      { line: 3, column: 'phone', message: 'The same as in line 2' },
      { line: 4, column: 'email', message: 'The same as in line 2' },
    ])
  })

  it('cannot have a level above that of the importer', () => {
    const raw = { name: 'Asha', phone: '9800000042', level: 'admin' }
    expect(checkRows([{ line: 2, raw }], 650).issues).toMatchObject([{ column: 'level' }])
  })
})

describe('a searched phone', () => {
  it.each([
    ['98000 00003', '9800000003'],
    ['098000-00003', '9800000003'],
    ['+91 98000 00003', '+919800000003'],
    ['0091 98000 00003', '+919800000003'],
    ['919800000003', '9800000003'],
    ['0003', null],
    ['00003', null],
    ['980000', '980000'],
    ['Asha', null],
    ['asha@example.org', null],
  ])('typed as %s is searched as %s', (typed, found) => {
    expect(phoneSearch(typed)).toBe(found)
  })
})

it.each([
  ['98000 00003', '+919800000003'],
  ['+91 98000 00003', '+919800000003'],
  ['9123 456 789', '+919123456789'],
  ['(617) 555-0123', '+16175550123'],
  ['1 617 555 0123', '+16175550123'],
  ['+1 617 555 0123', '+16175550123'],
  ['+65 9123 4567', '+6591234567'],
])('the whole phone %s is looked up, among others as %s', (typed, phone) => {
  expect(personWhere(typed)).toEqual({ phone: { in: expect.arrayContaining([phone]) } })
})

it.each(['980000', '980000000', '+9198', '91234567'])(
  'the part %s of a phone is searched within all phones',
  (typed) => {
    expect(personWhere(typed)).toEqual({ phone: { contains: typed } })
  },
)
