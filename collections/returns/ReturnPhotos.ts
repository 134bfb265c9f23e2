import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Photos of returned goods: re-encoded without camera metadata, visible to the student and to staff who
 * decide. Written by order/addreturnphoto; a photo that is not used by a return within a day is deleted.
 */
export const ReturnPhotos = projectScoped({
  slug: 'return-photos',
  lockDocuments: false,
  labels: { singular: 'Photo of a return', plural: 'Photos of returns' },
  admin: { group: 'Sales', hidden: true },
  access: moduleAccess('return-photos'),
  upload: {
    mimeTypes: ['image/webp'],
    imageSizes: [{ name: 'thumb', width: 240, height: 240, fit: 'cover', formatOptions: { format: 'webp' } }],
    adminThumbnail: 'thumb',
  },
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true, required: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true },
    { name: 'return', type: 'relationship', relationTo: 'returns', index: true },
  ],
})
