import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filesBelow } from '#tests/support/filesBelow.ts'
import {
  type Field,
  FOREIGN_DIGITS,
  fieldsOf,
  issuesAt,
  LONG_TEXT,
  OF_EACH_KIND,
  prototypeKeys,
} from '#tests/support/hostileInput.ts'

const DOMAIN = path.resolve(import.meta.dirname, '../../../domain')
const files = ['calls', 'people'].flatMap((folder) => filesBelow(path.join(DOMAIN, folder), /\.ts$/))
const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>))

/** All input schemas: those of domain/people, and bodies and queries of calls. Responses are excluded. */
const inputs = modules.flatMap((module, i) =>
  Object.entries(module).filter(
    (entry): entry is [string, z.ZodType] =>
      entry[1] instanceof z.ZodType &&
      (!files[i]?.includes('/calls/') || /(Body|Query|Field|Item)Schema$/.test(entry[0])),
  ),
)

const nameOf = ({ path: keys }: Field) => keys.join('.') || 'the value itself'
const isCode = ({ path: keys }: Field) => /^(otp|emailOtp|code|pincode)$/.test(String(keys.at(-1)))

it('finds the schemas', () => expect(inputs.length).toBeGreaterThan(20))

describe.each(inputs)('%s', (_name, schema) => {
  const fields = fieldsOf(schema).filter(({ kinds }) => !kinds.has('any'))
  /** Fields that accept a value or refuse it without a message. */
  const acceptingFields = (chosen: Field[], value: unknown) =>
    chosen.filter((field) => !issuesAt(schema, field.path, value).some(Boolean)).map(nameOf)

  it.each(OF_EACH_KIND)('refuses a %s where it is not allowed', (kind, value) =>
    expect(
      acceptingFields(
        fields.filter(({ kinds }) => !kinds.has(kind)),
        value,
      ),
    ).toEqual([]),
  )

  it('refuses a text of more than 10,000 characters', () =>
    expect(
      acceptingFields(
        fields.filter(({ isOpenText }) => isOpenText),
        LONG_TEXT,
      ),
    ).toEqual([]))

  it.each(FOREIGN_DIGITS)('refuses %s as a code', (value) =>
    expect(acceptingFields(fields.filter(isCode), value)).toEqual([]),
  )

  it('never sets a prototype, never throws and never echoes its input', () => {
    const parsed = schema.safeParse(prototypeKeys())
    expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined()
    if (parsed.success) {
      expect(parsed.data).not.toHaveProperty('isPolluted')
      expect(Object.getPrototypeOf(parsed.data)).toBe(Object.prototype)
    }
    for (const { path: keys } of fields)
      for (const message of issuesAt(schema, keys, LONG_TEXT)) expect(message.length).toBeLessThan(300)
  })

  it('limits its lists', () => {
    const lists = fields.filter(({ isOpenList }) => isOpenList)
    const unbounded = lists.filter(
      ({ path: keys }) =>
        !issuesAt(schema, keys, Array(10_000).fill('')).some((text) => /too big/i.test(text)),
    )
    expect(unbounded.map(nameOf)).toEqual([])
  })
})
