import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * The userDetails document of spec 3: a person's device, browser, last visit and first referrer. Kept with
 * the account.
 */
export const UserDetails = projectScoped({
  slug: 'user-details',
  lockDocuments: false,
  admin: { group: 'People', defaultColumns: ['user', 'lastSeenAt'] },
  access: moduleAccess('user-details'),
  indexes: [{ fields: ['project', 'lastSeenAt'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    { name: 'metaDetails', type: 'json' },
    { name: 'lastSeenAt', type: 'date', index: true },
  ],
})
