import type { Field } from 'payload'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { hrefField, linkRows } from '../fields/rows.ts'
import { button, link, picture, secondButton, text } from './fields.ts'
import { section } from './section.ts'

const group = 'Top of a page'

export const hero = section({
  slug: 'hero',
  name: 'Hero',
  plural: 'Heroes',
  group,
  fields: [
    text('heading', 120, { required: true }),
    { name: 'lead', type: 'textarea', maxLength: 400, label: 'Text below the heading' },
    text('goalsLabel', 60, {
      label: 'Question above the goals',
      description: 'Such as What are you preparing for?',
    }),
    linkRows('goals', 'Goals, such as JEE or Class 10, with the page of each'),
    button,
    secondButton,
    {
      name: 'beside',
      type: 'select',
      defaultValue: 'courses',
      label: 'Beside the heading',
      options: [
        { value: 'courses', label: 'The first courses' },
        { value: 'testPaper', label: 'A drawing of a test paper' },
        { value: 'image', label: 'A picture of your own' },
        { value: 'nothing', label: 'Nothing' },
      ],
    },
    {
      type: 'row',
      admin: { condition: (_, block) => block?.beside === 'testPaper' },
      fields: [
        text('paperTitle', 40, { label: 'Title of the test paper', description: 'Such as Full mock' }),
        text('paperFacts', 60, { label: 'Line below its title', description: 'Such as 75 questions · 3 h' }),
      ],
    },
    {
      ...picture(),
      required: false,
      admin: { condition: (_, block) => block?.beside === 'image' },
    } as Field,
  ],
})

export const bannerSlider = section({
  slug: 'bannerSlider',
  name: 'Banner slider',
  plural: 'Banner sliders',
  group,
  fields: [
    {
      name: 'slides',
      type: 'array',
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Slide', plural: 'Slides' },
      fields: [picture(), text('heading', 120), text('text', 240), link],
    },
  ],
})

export const stats = section({
  slug: 'stats',
  name: 'Figures',
  plural: 'Figures',
  group,
  fields: [
    {
      name: 'items',
      type: 'array',
      maxRows: 4,
      labels: { singular: 'Figure', plural: 'Figures' },
      fields: [
        text('value', 20, { required: true, label: 'Figure', description: 'Such as 1,200 or 98%' }),
        text('label', 60, { required: true, label: 'What it counts' }),
      ],
    },
  ],
})

export const tiles = section({
  slug: 'tiles',
  name: 'Tiles',
  plural: 'Tiles',
  group,
  fields: [
    text('heading', 120),
    link,
    {
      name: 'items',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Tile', plural: 'Tiles' },
      fields: [
        text('label', 40, { required: true, label: 'Name' }),
        text('sub', 60, { label: 'Line below the name' }),
        { name: 'subject', type: 'select', options: [...SUBJECTS], label: 'Symbol' },
        { ...hrefField('href'), label: 'Leads to' } as never,
      ],
    },
  ],
})
