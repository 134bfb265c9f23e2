import { moduleAccess } from '#access/moduleRules.ts'
import { FeatureListSchema } from '#domain/roles/AccessListSchema.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * The userAdminConfig of spec 3: the features of a staff member (spec 6). One row per person, written only by
 * people/setaccess.
 */
export const UserAdminConfigs = projectScoped({
  slug: 'user-admin-configs',
  lockDocuments: false,
  custom: { isFlat: true },
  admin: { group: 'People', useAsTitle: 'id', hidden: true },
  access: moduleAccess('user-admin-configs'),
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    jsonField('features', FeatureListSchema),
  ],
})
