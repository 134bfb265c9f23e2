import type { Block, Field } from 'payload'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
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

/** The sections an editor builds pages from. */
export const PAGE_BLOCKS: Block[] = [hero, stats, tiles, courseGrid, priceList, quotes, richText, faq]
