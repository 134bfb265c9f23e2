import type { DateFieldValidation, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '#collections/all.ts'
import { WRONG_YEAR } from '#domain/input/typedDates.ts'

/** All date fields at any depth, by path. */
const datesIn = (fields: readonly unknown[], path: string): [string, Field & { type: 'date' }][] =>
  fields.flatMap((one) => {
    const field = one as { type?: string; name?: string; slug?: string } & Record<string, unknown>
    const here = [path, field.name ?? field.slug].filter(Boolean).join('.')
    if (field.type === 'date') return [[here, field as never]]
    return ['fields', 'tabs', 'blocks'].flatMap((key) =>
      Array.isArray(field[key]) ? datesIn(field[key], here) : [],
    )
  })
const dates = COLLECTIONS.flatMap(({ slug, fields }) => datesIn(fields, slug))

/** The pattern that a format of the date picker parses. */
const patternOf = (form: string): string =>
  `^${form
    .replace('dd', '([0-2]\\d|3[01])')
    .replace('MM', '(0\\d|1[0-2])')
    .replace('yyyy', '\\d{4}')
    .replace(/HH|h(?=:)/, '\\d{1,2}')
    .replace('mm', '\\d{2}')
    .replace(/ aaa$/, ' [ap]m')}$`

describe('every date of every collection', () => {
  it('is shown and typed day first, with its time if any, and has a matching placeholder', () => {
    expect(dates.length).toBeGreaterThan(60)
    for (const [path, { admin }] of dates) {
      const date = admin?.date as
        | { pickerAppearance?: string; overrides?: { dateFormat?: string[] } }
        | undefined
      const hasTime = date?.pickerAppearance === 'dayAndTime'
      expect(date?.overrides?.dateFormat?.[0], path).toBe(hasTime ? 'dd/MM/yyyy h:mm aaa' : 'dd/MM/yyyy')
      expect(admin?.placeholder, path).toMatch(/^dd\/mm\/yyyy/)
      // The picker accepts these formats, and ignores other input.
      const reads = (typed: string) =>
        date?.overrides?.dateFormat?.filter((form) => new RegExp(patternOf(form)).test(typed)).length
      for (const typed of hasTime
        ? ['26/11/2026 10:00', '26/11/2026 10:00 am', '26/11/2026']
        : ['26/11/2026'])
        expect(reads(typed), `${path} ${typed}`).toBe(1)
      for (const typed of ['11/26/2026', 'Nov 26, 2026', '2026-11-26'])
        expect(reads(typed), `${path} ${typed}`).toBe(0)
    }
    expect(dates.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'sale-items.startsAt',
        'sale-items.endsAt',
        'coupons.startsAt',
        'orders.placedAt',
      ]),
    )
  })

  it('has the panel’s own input, in the project’s time zone', () => {
    for (const [path, { admin }] of dates)
      expect(admin?.components?.Field, path).toBe('/admin/fields/DateInput#DateInput')
  })

  it('is refused in an implausible year', async () => {
    const options = { req: { t: (key: string) => key } } as never
    for (const [path, { validate }] of dates) {
      const answerTo = (value: string) => (validate as DateFieldValidation)(value as never, options)
      expect(await answerTo('2026-11-26T10:00:00.000Z'), path).toBe(true)
      for (const wrong of ['+026090-11-26T10:00:00.000Z', '0026-11-26T10:00:00.000Z'])
        expect(await answerTo(wrong), path).toBe(WRONG_YEAR)
    }
  })
})
