import { expect, it } from 'vitest'
import { uniqueValueErrors } from '#cms/config/uniqueValueErrors.ts'

const NOT_UNIQUE = 'Value must be unique'
const COLLECTION = {
  indexes: [
    { fields: ['project', 'rank'], unique: false },
    { fields: ['project', 'slug'], unique: true },
    { fields: ['class', 'title'], unique: true },
  ],
}

it.each([
  ['project_id', 'slug', 'This address is taken. Choose another'],
  ['project', 'slug', 'This address is taken. Choose another'],
  ['class_id', 'title', 'There is already another one with this'],
  ['domain', 'domain', 'There is already another one with this'],
])('a unique index that fails at %s refuses %s', (path, field, message) => {
  expect(uniqueValueErrors(COLLECTION, [{ path, message: NOT_UNIQUE }])).toEqual([{ path: field, message }])
})

it('other errors are unchanged', () => {
  const refused = [{ path: 'title', message: 'Enter a title' }]
  expect(uniqueValueErrors(COLLECTION, refused)).toEqual(refused)
})
