import type { TextareaField, TextField } from 'payload'

type Components = NonNullable<TextField['admin']>['components'] &
  NonNullable<TextareaField['admin']>['components']

/**
 * Shows the length of a text below its input; from `good` to `tooLong` characters, search results show it in
 * full.
 */
export const counter = (good: number, tooLong: number, max: number): Components => ({
  afterInput: [{ path: '/admin/content/LengthCounter#LengthCounter', clientProps: { good, tooLong, max } }],
})
