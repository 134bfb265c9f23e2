import type { Block, Field } from 'payload'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import { richTextField } from '../fields/richTextField.ts'
import { faqRows, hrefField, linkRows, textRows } from '../fields/rows.ts'

const text = (name: string, maxLength: number, required = false): Field => ({
  name,
  type: 'text',
  maxLength,
  required,
})
const head: Field[] = [text('heading', 120), text('sub', 240)]
const link: Field = { type: 'row', fields: [text('linkLabel', 40), hrefField('linkHref', false)] }

const hero: Block = {
  slug: 'hero',
  fields: [
    text('heading', 120, true),
    { name: 'lead', type: 'textarea', maxLength: 400 },
    text('goalsLabel', 60),
    linkRows('goals'),
    { type: 'row', fields: [text('primaryLabel', 40), hrefField('primaryHref', false)] },
    { type: 'row', fields: [text('secondaryLabel', 40), hrefField('secondaryHref', false)] },
  ],
}

const stats: Block = {
  slug: 'stats',
  fields: [
    { name: 'items', type: 'array', maxRows: 4, fields: [text('value', 20, true), text('label', 60, true)] },
  ],
}

const tiles: Block = {
  slug: 'tiles',
  fields: [
    text('heading', 120),
    link,
    {
      name: 'items',
      type: 'array',
      maxRows: 12,
      fields: [
        text('label', 40, true),
        text('sub', 60),
        { name: 'subject', type: 'select', options: [...SUBJECTS] },
        hrefField('href'),
      ],
    },
  ],
}

const courseGrid: Block = {
  slug: 'courseGrid',
  fields: [
    ...head,
    link,
    text('tag', 60),
    { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 4 },
  ],
}

const priceList: Block = {
  slug: 'priceList',
  fields: [
    text('heading', 120, true),
    { name: 'text', type: 'textarea', maxLength: 400 },
    textRows('points'),
    { name: 'products', type: 'relationship', relationTo: 'selling-products', hasMany: true, maxDepth: 1 },
    { type: 'row', fields: [text('primaryLabel', 40), hrefField('primaryHref', false)] },
  ],
}

const quotes: Block = {
  slug: 'quotes',
  labels: { singular: 'Testimonials', plural: 'Testimonials' },
  fields: [
    ...head,
    {
      name: 'items',
      type: 'array',
      maxRows: 9,
      fields: [
        { name: 'rating', type: 'number', min: 1, max: 5 },
        { name: 'text', type: 'textarea', required: true, maxLength: 600 },
        text('name', 60, true),
        text('detail', 80),
      ],
    },
  ],
}

const richText: Block = { slug: 'richText', fields: [richTextField('content')] }

const faq: Block = { slug: 'faq', fields: [text('heading', 120), faqRows('items')] }

const picture = (required = true): Field => ({
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  required,
  maxDepth: 1,
})
const button: Field = { type: 'row', fields: [text('primaryLabel', 40), hrefField('primaryHref', false)] }

const bannerSlider: Block = {
  slug: 'bannerSlider',
  fields: [
    {
      name: 'slides',
      type: 'array',
      minRows: 1,
      maxRows: 8,
      fields: [picture(), text('heading', 120), text('text', 240), link],
    },
  ],
}

const productGrid: Block = {
  slug: 'productGrid',
  fields: [
    ...head,
    link,
    { name: 'products', type: 'relationship', relationTo: 'selling-products', hasMany: true, maxDepth: 1 },
    text('tag', 60),
    { name: 'limit', type: 'number', min: 1, max: 24, defaultValue: 8 },
  ],
}

const testSeries: Block = {
  slug: 'testSeries',
  fields: [
    ...head,
    link,
    { name: 'series', type: 'relationship', relationTo: 'test-series', hasMany: true, maxDepth: 1 },
    { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 4 },
  ],
}

const imageText: Block = {
  slug: 'imageText',
  labels: { singular: 'Image and text', plural: 'Images and texts' },
  fields: [
    text('heading', 120),
    picture(),
    { name: 'side', type: 'select', required: true, defaultValue: 'left', options: ['left', 'right'] },
    richTextField('content'),
    button,
  ],
}

const video: Block = {
  slug: 'video',
  fields: [
    ...head,
    {
      name: 'youtube',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'A YouTube id or address' },
      validate: (value: unknown) =>
        (typeof value === 'string' && youtubeId(value) !== null) || 'Enter the address of a YouTube video',
    },
    text('caption', 200),
  ],
}

const blogList: Block = {
  slug: 'blogList',
  fields: [
    ...head,
    link,
    { name: 'category', type: 'relationship', relationTo: 'blog-categories', maxDepth: 1 },
    { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 3 },
  ],
}

const leadForm: Block = {
  slug: 'leadForm',
  fields: [
    ...head,
    { name: 'form', type: 'relationship', relationTo: 'lead-forms', required: true, maxDepth: 1 },
  ],
}

const callToAction: Block = {
  slug: 'callToAction',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    text('heading', 120, true),
    { name: 'text', type: 'textarea', maxLength: 300 },
    button,
    { type: 'row', fields: [text('secondaryLabel', 40), hrefField('secondaryHref', false)] },
  ],
}

const divider: Block = {
  slug: 'divider',
  labels: { singular: 'Divider', plural: 'Dividers' },
  fields: [{ name: 'space', type: 'select', required: true, defaultValue: 'm', options: ['s', 'm', 'l'] }],
}

const reusable: Block = {
  slug: 'reusable',
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  fields: [{ name: 'section', type: 'relationship', relationTo: 'sections', required: true, maxDepth: 2 }],
}

/** The sections an editor builds pages from. */
export const SECTION_BLOCKS: Block[] = [
  hero,
  bannerSlider,
  stats,
  tiles,
  courseGrid,
  productGrid,
  testSeries,
  priceList,
  quotes,
  faq,
  richText,
  imageText,
  video,
  blogList,
  leadForm,
  callToAction,
  divider,
]

/** A page also takes sections that it shares with other pages. */
export const PAGE_BLOCKS: Block[] = [...SECTION_BLOCKS, reusable]
