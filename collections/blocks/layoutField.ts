import type { Block, BlocksField } from 'payload'

/** What a page or a shared section is built of. */
export const layoutField = (blocks: Block[]): BlocksField => ({
  name: 'layout',
  type: 'blocks',
  blocks,
  label: 'Sections',
  labels: { singular: 'Section', plural: 'Sections' },
  admin: { initCollapsed: true },
})
