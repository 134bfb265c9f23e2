import { randomUUID } from 'node:crypto'
import { admins } from '#access/rules.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** PDFs of lectures. Staff by this collection, learners through the lecture they belong to. */
export const PrivateFiles = projectScoped({
  slug: 'private-files',
  admin: { group: 'Content', useAsTitle: 'title' },
  access: { create: admins, read: admins, update: admins, delete: admins },
  upload: { mimeTypes: ['application/pdf'] },
  hooks: {
    beforeOperation: [
      ({ operation, req }) => {
        if ((operation === 'create' || operation === 'update') && req.file)
          req.file.name = `${randomUUID()}.pdf`
      },
    ],
  },
  fields: [{ name: 'title', type: 'text', required: true, maxLength: 200 }, ...seedFields],
})
