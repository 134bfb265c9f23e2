import type { CollectionConfig, Field, SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { withLists } from '#cms/admin/lists/withLists.ts'
import { withProjectTimes } from '#cms/admin/lists/withProjectTimes.ts'
import { moneyField } from '#collections/fields/moneyField.ts'
import { filterToPaise, filterToRupees, isPaiseName } from '#domain/money/filterRupees.ts'

it.each([
  ['99', false, 9900],
  ['₹2,499.50', false, 249_950],
  [' ', false, undefined],
  ['a lot', false, null],
  ['499 999', true, [49_900, 99_900]],
  ['499 x', true, null],
])('filters by the paise of %j rupees', (typed, isList, paise) => {
  expect(filterToPaise(typed, isList)).toEqual(paise)
})

it.each([
  ['9900', '99'],
  [249_950, '2499.50'],
  [['49900', '99900'], '499 999'],
  [undefined, ''],
  ['', ''],
  ['x', ''],
])('shows the amount %j of a URL in rupees', (paise, rupees) => {
  expect(filterToRupees(paise)).toBe(rupees)
})

it('recognises amounts by the names of their fields', () => {
  expect(['pricePaise', 'paise', 'discount.maxPaise'.split('.')[1] ?? ''].map(isPaiseName)).toEqual([
    true,
    true,
    true,
  ])
  expect(['price', 'paiseText'].some(isPaiseName)).toBe(false)
})

type Flat = { path: string; field: Field }

/** All data fields by path. */
const flat = (fields: readonly Field[], prefix = ''): Flat[] =>
  fields.flatMap((field): Flat[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flat(tab.fields, prefix))
    const name = 'name' in field ? `${prefix}${field.name}` : prefix
    if ('fields' in field) return flat(field.fields, 'name' in field && field.name ? `${name}.` : prefix)
    return [{ path: name, field }]
  })

const collection: CollectionConfig = {
  slug: 'things',
  fields: [
    { name: 'title', type: 'text' },
    { name: 'oldPaise', type: 'number' },
    { name: 'state', type: 'select', options: ['partlyRefunded', { value: 'a', label: 'As it is' }] },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Money',
          fields: [
            moneyField('pricePaise'),
            { name: 'rows', type: 'array', fields: [{ name: 'title', type: 'text' }] },
          ],
        },
      ],
    },
    { name: 'meta', type: 'group', fields: [{ name: 'title', type: 'text' }] },
    { name: 'address', type: 'group', fields: [{ name: 'city', type: 'text' }] },
    { name: 'text', type: 'textarea' },
  ],
}

const prepared = flat(withLists(collection).fields)
const fieldAt = (path: string) => prepared.find((entry) => entry.path === path)?.field

it('edits and shows every amount in rupees', () => {
  for (const path of ['oldPaise', 'pricePaise'])
    expect(fieldAt(path)?.admin?.components).toMatchObject({
      Field: '/admin/fields/MoneyInput#MoneyInput',
      Cell: '/admin/fields/MoneyCell#MoneyCell',
    })
})

it('offers useful filters, each once', () => {
  const offered = prepared.filter(
    ({ field }) => !(field.admin as { disableListFilter?: boolean } | undefined)?.disableListFilter,
  )
  expect(offered.map(({ path }) => path)).toEqual([
    'title',
    'oldPaise',
    'state',
    'pricePaise',
    'address.city',
  ])
})

it('formats option values without a label as words', () => {
  expect(fieldAt('state')).toMatchObject({
    options: [
      { value: 'partlyRefunded', label: 'Partly refunded' },
      { value: 'a', label: 'As it is' },
    ],
  })
})

it('times in lists are shown by the cell that knows the project’s zone, days and cells of their own are left', () => {
  const own = { admin: { components: { Cell: '/own#Own' } } }
  const day = { admin: { date: { pickerAppearance: 'dayOnly' } } }
  const fields = [
    { name: 'createdAt', type: 'date' },
    { type: 'row', fields: [{ name: 'startsAt', type: 'date' }] },
    { type: 'tabs', tabs: [{ label: 'T', fields: [{ name: 'endsAt', type: 'date', ...own }] }] },
    { name: 'day', type: 'date', ...day },
  ] as unknown as Field[]
  withProjectTimes({ collections: [{ fields }] } as unknown as SanitizedConfig)
  const cells = JSON.stringify(fields).match(/"Cell":"[^"]*"/g)
  expect(cells).toEqual([
    '"Cell":"/admin/lists/TimeCell#TimeCell"',
    '"Cell":"/admin/lists/TimeCell#TimeCell"',
    '"Cell":"/own#Own"',
  ])
})
