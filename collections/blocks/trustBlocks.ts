import { faqRows } from '../fields/rows.ts'
import { button, head, secondButton, text } from './fields.ts'
import { section } from './section.ts'

const group = 'Trust and contact'

export const quotes = section({
  slug: 'quotes',
  name: 'Testimonials',
  plural: 'Testimonials',
  group,
  fields: [
    ...head,
    {
      name: 'items',
      type: 'array',
      maxRows: 9,
      labels: { singular: 'Testimonial', plural: 'Testimonials' },
      fields: [
        { name: 'rating', type: 'number', min: 1, max: 5, label: 'Stars, 1 to 5' },
        { name: 'text', type: 'textarea', required: true, maxLength: 600, label: 'What they say' },
        text('name', 60, { required: true }),
        text('detail', 80, { label: 'Who they are' }),
      ],
    },
  ],
})

export const faq = section({
  slug: 'faq',
  name: 'Questions and answers',
  plural: 'Questions and answers',
  group,
  fields: [text('heading', 120), faqRows('items')],
})

export const leadForm = section({
  slug: 'leadForm',
  name: 'Form',
  plural: 'Forms',
  group,
  fields: [
    ...head,
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'lead-forms',
      required: true,
      maxDepth: 1,
      admin: { description: 'What visitors send is under User requests' },
    },
  ],
})

export const callToAction = section({
  slug: 'callToAction',
  name: 'Call to action',
  plural: 'Calls to action',
  group,
  fields: [
    text('heading', 120, { required: true }),
    { name: 'text', type: 'textarea', maxLength: 300 },
    button,
    secondButton,
  ],
})
