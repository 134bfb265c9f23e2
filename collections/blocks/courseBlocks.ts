import type { Field } from 'payload'
import { textRows } from '../fields/rows.ts'
import { button, head, limit, link, text } from './fields.ts'
import { section } from './section.ts'

const group = 'Courses and products'

const products: Field = {
  name: 'products',
  type: 'relationship',
  relationTo: 'selling-products',
  hasMany: true,
  maxDepth: 1,
}
const tag = text('tag', 60, { description: 'Only those with this tag' })

export const courseGrid = section({
  slug: 'courseGrid',
  name: 'Course grid',
  plural: 'Course grids',
  group,
  fields: [...head, link, tag, limit(12, 4)],
})

export const productGrid = section({
  slug: 'productGrid',
  name: 'Product grid',
  plural: 'Product grids',
  group,
  fields: [
    ...head,
    link,
    {
      ...products,
      admin: { description: 'In this order. If empty, the first ones of the tag are shown' },
    } as Field,
    tag,
    limit(24, 8),
  ],
})

export const testSeries = section({
  slug: 'testSeries',
  name: 'Test series',
  plural: 'Test series',
  group,
  fields: [
    ...head,
    link,
    {
      name: 'series',
      type: 'relationship',
      relationTo: 'test-series',
      hasMany: true,
      maxDepth: 1,
      label: 'Test series',
      admin: { description: 'In this order. If empty, the first ones are shown' },
    },
    limit(12, 4),
  ],
})

export const priceList = section({
  slug: 'priceList',
  name: 'Price list',
  plural: 'Price lists',
  group,
  fields: [
    text('heading', 120, { required: true }),
    { name: 'text', type: 'textarea', maxLength: 400 },
    textRows('points', 'Points beside the prices'),
    products,
    button,
  ],
})

export const quiz = section({
  slug: 'quiz',
  name: 'Quiz',
  plural: 'Quizzes',
  group,
  fields: [
    ...head,
    {
      name: 'quiz',
      type: 'relationship',
      relationTo: 'quizzes',
      required: true,
      maxDepth: 1,
      admin: { description: 'Visitors take it here; a free one without an account' },
    },
  ],
})
