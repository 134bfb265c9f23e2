import type { ClientField, FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { flatClientFields } from '#cms/admin/fields/flatClientFields.ts'
import { refusalText } from '#domain/text/refusalText.ts'
import { withFieldLabels } from '#hooks/shared/withFieldLabels.ts'

const rows = {
  name: 'listOfFields',
  type: 'array',
  label: 'Fields',
  labels: { singular: 'Field', plural: 'Fields' },
}
const FIELDS = [
  { name: 'email', type: 'text', label: 'E-mail' },
  { name: 'pricePaise', type: 'number', label: 'Price' },
  {
    name: 'popup',
    type: 'group',
    flattenedFields: [{ ...rows, flattenedFields: [{ name: 'fieldId', type: 'text' }] }],
  },
] as unknown as FlattenedField[]

it.each([
  ['email', 'E-mail'],
  ['popup.listOfFields.0.fieldId', 'Field 1, Field id'],
  ['popup.listOfFields.2', 'Field 3'],
  ['popup.listOfFields', 'Fields'],
  ['notThere', 'Not there'],
])('%s is called “%s” in a refusal', (path, label) => {
  expect(withFieldLabels({ flattenedFields: FIELDS }, [{ path, message: 'no' }])).toEqual([
    { path, message: 'no', label },
  ])
})

const CLIENT_FIELDS = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Price',
        fields: [{ type: 'row', fields: [{ name: 'percent', type: 'number', label: 'Percent off' }] }],
      },
      { name: 'meta', label: 'Search', fields: [{ name: 'title', type: 'text', label: 'Title' }] },
    ],
  },
  { ...rows, fields: [{ name: 'fieldId', type: 'text', label: 'Id' }] },
] as unknown as ClientField[]

it.each([
  ['percent', 'Percent off'],
  ['meta.title', 'Title'],
  ['listOfFields.1.fieldId', 'Field 2, Id'],
])('%s is called “%s” in the browser too', (path, label) => {
  const [named] = withFieldLabels({ flattenedFields: flatClientFields(CLIENT_FIELDS) }, [
    { path, message: 'no' },
  ])
  expect(named?.label).toBe(label)
})

it('a refused save shows the error of its field, and names several fields', () => {
  const wrong = { label: 'Percent off', message: '150 is too much. Enter at most 95.' }
  expect(refusalText([wrong])).toBe('Percent off – 150 is too much. Enter at most 95.')
  expect(refusalText([wrong, { label: 'Title', message: 'This field is required.' }])).toBe(
    'Not saved. Please check: Percent off, Title',
  )
})
