import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { readCellsOf, unreadableNumbers } from '#cms/operations/transfers/numberCells.ts'
import { readNumberCell } from '#domain/transfers/numberCells.ts'

it.each([
  ['14900', true, 14_900],
  [' ₹149 ', true, 14_900],
  ['₹2,499.50', true, 249_950],
  ['2,499', true, null],
  ['149 rupees', true, null],
  ['₹', true, null],
  ['30', false, 30],
  ['-2.5', false, -2.5],
  ['₹30', false, null],
  ['', false, null],
])('the cell “%s” (money: %s) is %s', (cell, isMoney, number) => {
  expect(readNumberCell(cell, isMoney)).toBe(number)
})

const days = { name: 'days', type: 'number' }
const FIELDS = [
  { name: 'title', type: 'text' },
  { name: 'pricePaise', type: 'number' },
  { name: 'options', type: 'array', flattenedFields: [days] },
  { name: 'area', type: 'group', flattenedFields: [days] },
] as unknown as FlattenedField[]

it('texts in number fields are found with their paths, in lists and groups too', () => {
  const row = {
    title: '1,499',
    pricePaise: readCellsOf('pricePaise')({ value: '1,499' }),
    options: [
      { days: readCellsOf('days')({ value: '30 ' }) },
      { days: readCellsOf('days')({ value: '1 year' }) },
    ],
    area: { days: readCellsOf('days')({ value: '' }) },
  }
  expect(row).toMatchObject({ options: [{ days: 30 }, { days: '1 year' }], area: { days: undefined } })
  expect(unreadableNumbers(FIELDS, row).map(({ path }) => path)).toEqual(['pricePaise', 'options.1.days'])
})
