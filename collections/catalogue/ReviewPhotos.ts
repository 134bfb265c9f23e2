import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Photos in reviews: re-encoded without camera metadata, shown once the review is approved. Written by
 * reviews/addphoto; a photo that no review uses within a day is deleted.
 */
export const ReviewPhotos = projectScoped({
  slug: 'review-photos',
  lockDocuments: false,
  labels: { singular: 'Photo of a review', plural: 'Photos of reviews' },
  admin: { group: 'Shop', hidden: true },
  access: moduleAccess('review-photos'),
  upload: {
    mimeTypes: ['image/webp'],
    imageSizes: [{ name: 'thumb', width: 240, height: 240, fit: 'cover', formatOptions: { format: 'webp' } }],
    adminThumbnail: 'thumb',
  },
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true, access: { read: () => false } },
    { name: 'review', type: 'relationship', relationTo: 'product-reviews', index: true },
    { name: 'isShown', type: 'checkbox', required: true, defaultValue: false },
  ],
})
