import { byModules } from '#access/moduleRules.ts'
import { FeatureListSchema } from '#domain/roles/AccessListSchema.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/** The userAdminConfig of spec 3: the features a member of staff has (spec 6). One row a person, written by people/setaccess only. */
export const UserAdminConfigs = projectScoped({
  slug: 'user-admin-configs',
  lockDocuments: false,
  custom: { isFlat: true },
  admin: { group: 'People', useAsTitle: 'id', hidden: true },
  access: byModules('user-admin-configs'),
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    jsonField('features', FeatureListSchema),
  ],
})
