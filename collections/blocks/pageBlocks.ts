import type { Block } from 'payload'
import { courseGrid, priceList, productGrid, quiz, testSeries } from './courseBlocks.ts'
import { section } from './section.ts'
import { bannerSlider, hero, stats, tiles } from './topBlocks.ts'
import { callToAction, faq, leadForm, quotes } from './trustBlocks.ts'
import { blogList, imageText, richText, video } from './wordBlocks.ts'

const divider = section({
  slug: 'divider',
  name: 'Divider',
  plural: 'Dividers',
  group: 'Layout',
  fields: [
    {
      name: 'space',
      type: 'select',
      required: true,
      defaultValue: 'm',
      options: [
        { value: 's', label: 'Little space' },
        { value: 'm', label: 'Some space' },
        { value: 'l', label: 'Much space' },
      ],
    },
  ],
})

const reusable = section({
  slug: 'reusable',
  name: 'Reusable section',
  plural: 'Reusable sections',
  group: 'Layout',
  fields: [
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'sections',
      required: true,
      maxDepth: 2,
      admin: { allowCreate: false, description: 'A change applies to every page that uses it' },
    },
  ],
})

/** The sections that pages are built from. */
export const SECTION_BLOCKS: Block[] = [
  hero,
  bannerSlider,
  stats,
  tiles,
  courseGrid,
  productGrid,
  testSeries,
  quiz,
  priceList,
  richText,
  imageText,
  video,
  blogList,
  quotes,
  faq,
  leadForm,
  callToAction,
  divider,
]

/** A page may also contain shared sections. */
export const PAGE_BLOCKS: Block[] = [...SECTION_BLOCKS, reusable]
