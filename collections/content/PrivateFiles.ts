import { randomUUID } from 'node:crypto'
import { byModules } from '#access/moduleRules.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** PDFs of lectures. Staff by this collection, learners through the lecture they belong to. */
export const PrivateFiles = projectScoped({
  slug: 'private-files',
  admin: { group: 'Content', useAsTitle: 'title' },
  access: byModules('private-files'),
  upload: { mimeTypes: ['application/pdf'] },
  hooks: {
    beforeOperation: [
      ({ operation, req }) => {
        if ((operation === 'create' || operation === 'update') && req.file)
          req.file.name = `${randomUUID()}.pdf`
      },
    ],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'folder', type: 'relationship', relationTo: 'media-folders', index: true },
    { name: 'originalName', type: 'text', maxLength: 255, admin: { readOnly: true } },
    {
      name: 'replacedAt',
      type: 'date',
      admin: { readOnly: true, condition: (data) => Boolean(data?.replacedAt) },
    },
    ...seedFields,
  ],
})
