import { moduleAccess } from '#access/moduleRules.ts'
import { ADDRESS_KINDS } from '#domain/people/AddressSchema.ts'
import { STATES } from '#domain/people/states.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A person's address book. Written by the address calls; the default address is in `users.defaultAddress`.
 */
export const Addresses = projectScoped({
  slug: 'addresses',
  lockDocuments: false,
  custom: { isFlat: true },
  admin: { group: 'People', useAsTitle: 'name', defaultColumns: ['name', 'city', 'pincode', 'student'] },
  access: moduleAccess('addresses'),
  fields: [
    { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'kind', type: 'select', required: true, defaultValue: 'home', options: [...ADDRESS_KINDS] },
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'phone', type: 'text', required: true, maxLength: 16 },
    { name: 'alternatePhone', type: 'text', maxLength: 16 },
    { name: 'line1', type: 'text', required: true, maxLength: 120 },
    { name: 'line2', type: 'text', maxLength: 120 },
    { name: 'landmark', type: 'text', maxLength: 80 },
    { name: 'city', type: 'text', required: true, maxLength: 60 },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: STATES.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'pincode', type: 'text', required: true, maxLength: 6 },
  ],
})
