import { byModules } from '#access/moduleRules.ts'
import { published } from '#access/rules.ts'
import { SECTION_BLOCKS } from '../blocks/pageBlocks.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** Sections that several pages share: changed once, changed everywhere. Versions: the last 15. */
export const Sections = projectScoped({
  slug: 'sections',
  isOnPages: true,
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  admin: { useAsTitle: 'title', group: 'Site', defaultColumns: ['title', '_status', 'updatedAt'] },
  access: byModules('sections', { read: published }),
  versions: { drafts: true, maxPerDoc: 15 },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'layout', type: 'blocks', blocks: SECTION_BLOCKS, label: 'Sections' },
    ...seedFields,
  ],
})
