import { byModules } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Pictures of what students give back: made anew without what cameras write into them, seen by them and by who decides. Written by
 * order/addreturnphoto; one that no return took within a day is deleted.
 */
export const ReturnPhotos = projectScoped({
  slug: 'return-photos',
  lockDocuments: false,
  labels: { singular: 'Photo of a return', plural: 'Photos of returns' },
  admin: { group: 'Sales', hidden: true },
  access: byModules('return-photos'),
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
