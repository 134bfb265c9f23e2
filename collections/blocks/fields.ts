import type { Field, RowField } from 'payload'
import { hrefField } from '../fields/rows.ts'

type TextOptions = { required?: boolean; label?: string; description?: string }

/** A single-line text field. */
export const text = (name: string, maxLength: number, options: TextOptions = {}): Field => ({
  name,
  type: 'text',
  maxLength,
  required: options.required ?? false,
  ...(options.label ? { label: options.label } : {}),
  ...(options.description ? { admin: { description: options.description } } : {}),
})

/** A label and its link target, side by side. */
const linkField = (name: string, label: string): RowField => ({
  type: 'row',
  fields: [
    text(`${name}Label`, 40, { label }),
    { ...hrefField(`${name}Href`, false), label: `${label} leads to` } as Field,
  ],
})

/** Heading and sub-heading of a list section. */
export const head: Field[] = [text('heading', 120), text('sub', 240, { label: 'Line below the heading' })]
export const link = linkField('link', 'Link')
export const button = linkField('primary', 'Button')
export const secondButton = linkField('secondary', 'Second button')

export const picture = (): Field => ({
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  required: true,
  maxDepth: 1,
})

/** The maximum number of items shown. */
export const limit = (max: number, defaultValue: number): Field => ({
  name: 'limit',
  type: 'number',
  min: 1,
  max,
  defaultValue,
  label: 'How many at most',
})
