import { byModules } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** Who may open which class, until when. Granted by a paid order, one for each order and class
 * (`grantKey`); kept with the account. */
export const Enrolments = projectScoped({
  slug: 'enrolments',
  lockDocuments: false,
  admin: { group: 'Learning', defaultColumns: ['student', 'class', 'startsAt', 'endsAt'] },
  access: byModules('enrolments'),
  fields: [
    { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true, index: true },
    { name: 'product', type: 'relationship', relationTo: 'selling-products', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'grantKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'startsAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date' },
    { name: 'lastOpenedAt', type: 'date' },
  ],
})
