import type { Block, BlocksField } from 'payload'

/** The sections of a page or of a shared section. */
export const layoutField = (blocks: Block[]): BlocksField => ({
  name: 'layout',
  type: 'blocks',
  blocks,
  label: 'Sections',
  labels: { singular: 'Section', plural: 'Sections' },
  admin: { initCollapsed: true },
})
