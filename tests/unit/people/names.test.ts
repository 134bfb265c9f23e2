import { describe, expect, it } from 'vitest'
import { EmailSchema, filterEmailKeys, StrictEmailSchema } from '#domain/people/EmailSchema.ts'
import { NameSchema, nameProblem } from '#domain/people/NameSchema.ts'

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('an e-mail', () => {
  it.each([
    ['Asha+JEE@Example.ORG ', 'asha+jee@example.org'],
    ['a.b-c_d@mail.example.co.in', 'a.b-c_d@mail.example.co.in'],
  ])('%s is stored as %s', (input, kept) => expect(EmailSchema.parse(input)).toBe(kept))

  it.each([
    '',
    'a',
    'a@b',
    'a@b.',
    '@b.in',
    'a b@c.in',
    'a@b..in',
    'a@b.in\n',
    'é@example.org',
    ['a@b.in'],
    null,
    `${'a'.repeat(300)}@b.in`,
  ])('%j is invalid', (input) => expect(accepts(EmailSchema, input)).toBe(input === 'a@b.in\n'))

  it('is strict in profiles: no plus, a TLD of 2 to 5 letters', () => {
    expect(accepts(StrictEmailSchema, 'a.b@example.org')).toBe(true)
    for (const refused of ['a+b@example.org', 'a@example.museum', 'a@example.c'])
      expect(accepts(StrictEmailSchema, refused)).toBe(false)
  })

  it('blocks characters that no e-mail has', () =>
    expect(filterEmailKeys('As ha!+1@Ex(ample).org')).toBe('asha+1@example.org'))
})

describe('a name', () => {
  it.each([
    'Asha Rao',
    'आशा राव',
    'Ö. Ünal',
    'Dr. A. P. Singh-Rathore',
    'ஆஷா',
    'Md. Arif (Sonu)',
    'Devi, Mina',
    'क्‍षमा',
    "O'Brien",
    "Maria D'Souza",
    'O’Brien',
    'Oʼneil',
    "Nguyễn D'Él",
  ])('%s is valid', (name) => expect(NameSchema.parse(`  ${name}  `)).toBe(name))

  it.each([
    '',
    '   ',
    '1234',
    '...',
    'a@b',
    'x#y',
    'a<b>',
    'say "hi"',
    "'Asha'",
    "Asha''Rao",
    'Asha ’Rao',
    'श्री वर्मा 😀',
    'Asha; Rao',
    'a\\b',
    'a\u0000b',
    'a\u202eb',
    'a'.repeat(10_000),
    ['Asha'],
    {},
    null,
  ])('%j is invalid', (name) => expect(accepts(NameSchema, name)).toBe(false))

  it('has an error for invalid characters, and none while empty', () => {
    expect(nameProblem('Asha; Rao')).toMatchObject({ message: 'nameSigns' })
    expect(nameProblem(' ')).toBeNull()
    expect(nameProblem("O'Brien")).toBeNull()
  })
})
