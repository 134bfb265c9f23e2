import { moduleAccess } from '#access/moduleRules.ts'
import { addUrlVersions } from '#hooks/media/addUrlVersions.ts'
import { checkUpload } from '#hooks/media/checkUpload.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Public pictures. Files get random names. URLs with a version may be cached forever; the plain URL stays the
 * same when the file is replaced.
 */
export const Media = projectScoped({
  slug: 'media',
  purgesPages: true,
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    defaultColumns: ['alt', 'folder', 'originalName', 'updatedAt'],
    listSearchableFields: ['alt', 'originalName'],
  },
  access: moduleAccess('media'),
  upload: {
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
    focalPoint: true,
    imageSizes: [
      { name: 'card', width: 640, withoutEnlargement: true, formatOptions: { format: 'webp' } },
      { name: 'wide', width: 1600, withoutEnlargement: true, formatOptions: { format: 'webp' } },
    ],
    adminThumbnail: 'card',
  },
  hooks: { beforeOperation: [checkUpload('picture')], afterRead: [addUrlVersions] },
  indexes: [{ fields: ['project', 'folder'] }],
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      label: 'What the picture shows',
      admin: { components: { Cell: '/admin/content/PictureCell#PictureCell' } },
    },
    { name: 'folder', type: 'relationship', relationTo: 'media-folders', index: true },
    { name: 'caption', type: 'text', maxLength: 300 },
    {
      name: 'originalName',
      type: 'text',
      maxLength: 255,
      label: 'File',
      admin: { readOnly: true },
    },
    {
      name: 'replacedAt',
      type: 'date',
      access: { create: () => false, update: ({ req }) => req.context.keepsAddress === true },
      admin: { readOnly: true, condition: (data) => Boolean(data?.replacedAt) },
    },
    {
      name: 'replaceFile',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/admin/storage/ReplaceFileField#ReplaceFileField' },
      },
    },
    ...seedFields,
  ],
})
