import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { byModules } from '#access/moduleRules.ts'
import { anyone } from '#access/rules.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** Public images. Files get random names, so an address never changes its content and may be cached for ever. */
export const Media = projectScoped({
  slug: 'media',
  isOnPages: true,
  admin: { group: 'Content', useAsTitle: 'alt' },
  access: byModules('media', { read: anyone }),
  upload: {
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
    focalPoint: true,
    imageSizes: [
      { name: 'card', width: 640, withoutEnlargement: true, formatOptions: { format: 'webp' } },
      { name: 'wide', width: 1600, withoutEnlargement: true, formatOptions: { format: 'webp' } },
    ],
    adminThumbnail: 'card',
  },
  hooks: {
    beforeOperation: [
      ({ operation, req }) => {
        if ((operation === 'create' || operation === 'update') && req.file)
          req.file.name = `${randomUUID()}${path.extname(req.file.name).toLowerCase()}`
      },
    ],
  },
  indexes: [{ fields: ['project', 'folder'] }],
  fields: [
    { name: 'alt', type: 'text', required: true, maxLength: 300, label: 'What the picture shows' },
    { name: 'folder', type: 'relationship', relationTo: 'media-folders', index: true },
    { name: 'caption', type: 'text', maxLength: 300 },
    { name: 'originalName', type: 'text', maxLength: 255, admin: { readOnly: true } },
    {
      name: 'replacedAt',
      type: 'date',
      admin: { readOnly: true, condition: (data) => Boolean(data?.replacedAt) },
    },
    ...seedFields,
  ],
})
