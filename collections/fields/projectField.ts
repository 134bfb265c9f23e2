import type { Field } from 'payload'
import { ownersField } from '#access/rules.ts'

/** The project of a document. `isSingleton`: one document per project. */
export const projectField = (isSingleton = false): Field => ({
  name: 'project',
  type: 'relationship',
  relationTo: 'projects',
  required: true,
  index: true,
  unique: isSingleton,
  access: { update: () => false, create: ownersField },
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/fields/OwnersRelationship#OwnersRelationship' },
  },
})
