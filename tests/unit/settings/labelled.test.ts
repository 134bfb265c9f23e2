import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { labelled } from '#hooks/shared/labelled.ts'

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
  expect(labelled({ flattenedFields: FIELDS }, [{ path, message: 'no' }])).toEqual([
    { path, message: 'no', label },
  ])
})
