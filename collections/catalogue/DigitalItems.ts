import { moduleAccess } from '#access/moduleRules.ts'
import { dropDownloads } from '#hooks/downloads/dropDownloads.ts'
import { refuseEmptyingDelete } from '#hooks/products/refuseEmptying.ts'
import { ONLY_PDFS } from '../content/onlyPdfs.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A file sold as part of a product: an e-book, notes, solutions. Only buyers may download it. Never purged.
 */
export const DigitalItems = projectScoped({
  slug: 'digital-items',
  purgesPages: true,
  labels: { singular: 'Digital item', plural: 'Digital items' },
  admin: { useAsTitle: 'title', group: 'Catalogue', defaultColumns: ['title', 'file', 'pages', 'updatedAt'] },
  access: moduleAccess('digital-items'),
  hooks: { beforeDelete: [refuseEmptyingDelete, dropDownloads] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'file', type: 'upload', relationTo: 'private-files', required: true, filterOptions: ONLY_PDFS },
    {
      type: 'row',
      fields: [
        { name: 'pages', type: 'number', min: 1, max: 5000 },
        {
          name: 'downloadLimit',
          type: 'number',
          label: 'Downloads for each buyer',
          min: 1,
          max: 1000,
          admin: { description: 'Within ten minutes they are one. Empty for any number' },
        },
      ],
    },
    ...seedFields,
  ],
})
