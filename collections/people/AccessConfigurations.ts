import { moduleAccess } from '#access/moduleRules.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * The accessConfiguration of spec 3: the modules of a person (`accessList`) and, for sub admins, the assigned
 * documents (`assignedData` of spec 6). One row per person, written only by people/setaccess; kept with the
 * account.
 */
export const AccessConfigurations = projectScoped({
  slug: 'access-configurations',
  lockDocuments: false,
  admin: { group: 'People', useAsTitle: 'id', hidden: true },
  access: moduleAccess('access-configurations'),
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    jsonField('accessList', AccessListSchema),
    { name: 'assignedTestSeries', type: 'relationship', relationTo: 'test-series', hasMany: true },
    { name: 'assignedProducts', type: 'relationship', relationTo: 'selling-products', hasMany: true },
    { name: 'assignedClasses', type: 'relationship', relationTo: 'classes', hasMany: true },
  ],
})
