import { moduleAccess } from '#access/moduleRules.ts'
import { layoutField } from '../blocks/layoutField.ts'
import { SECTION_BLOCKS } from '../blocks/pageBlocks.ts'
import { DRAFTS, preview } from '../fields/editing.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** Sections shared by several pages: a change applies to all of them. Versions: the last 15. */
export const Sections = projectScoped({
  slug: 'sections',
  purgesPages: true,
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['title', '_status', 'updatedAt'],
    description: 'Built once and shown on every page that uses it. A change applies to all of them.',
    ...preview('sections'),
  },
  access: moduleAccess('sections'),
  versions: DRAFTS,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    layoutField(SECTION_BLOCKS),
    ...seedFields,
  ],
})
