import { moduleAccess } from '#access/moduleRules.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A file sold as part of a product: an e-book, notes, solutions. Only buyers may download it. Never purged.
 */
export const DigitalItems = projectScoped({
  slug: 'digital-items',
  isOnPages: true,
  labels: { singular: 'Digital item', plural: 'Digital items' },
  admin: { useAsTitle: 'title', group: 'Catalogue', defaultColumns: ['title', 'file', 'pages', 'updatedAt'] },
  access: moduleAccess('digital-items'),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'file', type: 'upload', relationTo: 'private-files', required: true },
    { name: 'pages', type: 'number', min: 1, max: 5000 },
    ...seedFields,
  ],
})
