import { moduleAccess } from '#access/moduleRules.ts'
import { checkUpload } from '#hooks/media/checkUpload.ts'
import { resetStream } from '#hooks/media/resetStream.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'
import { streamFields } from './streamFields.ts'

/** Files of lectures: PDFs, videos, sounds and captions. Staff access them through this collection, students through their lecture. */
export const PrivateFiles = projectScoped({
  slug: 'private-files',
  admin: { group: 'Content', useAsTitle: 'title' },
  access: moduleAccess('private-files'),
  upload: { mimeTypes: ['application/pdf', 'video/*', 'audio/*', 'text/vtt'] },
  hooks: {
    beforeOperation: [checkUpload('pdf', 'video', 'audio', 'captions')],
    beforeChange: [resetStream],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'folder', type: 'relationship', relationTo: 'media-folders', index: true },
    { name: 'originalName', type: 'text', maxLength: 255, admin: { readOnly: true } },
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
    ...streamFields(),
    ...seedFields,
  ],
})
