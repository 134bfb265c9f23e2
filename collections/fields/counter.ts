import type { TextareaField, TextField } from 'payload'

type Components = NonNullable<TextField['admin']>['components'] &
  NonNullable<TextareaField['admin']>['components']

/** Shows below a text how long it is; from `good` to `tooLong` characters search results show it whole. */
export const counter = (good: number, tooLong: number, max: number): Components => ({
  afterInput: [{ path: '/admin/content/Counter#Counter', clientProps: { good, tooLong, max } }],
})
