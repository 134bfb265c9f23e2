import { admins, adminsField, anyone, nobody } from '#access/rules.ts'
import { DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import { linkRows } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const limit = (name: keyof typeof DEFAULT_AUTH_LIMITS, description: string) => ({
  name,
  type: 'number' as const,
  required: true,
  min: 0,
  defaultValue: DEFAULT_AUTH_LIMITS[name],
  admin: { description },
})

/** The admin config of section 3, and the limits of signing in (security.md). One document a project. */
export const AdminConfigs = projectScoped({
  slug: 'admin-configs',
  isSingleton: true,
  isOnPages: true,
  labels: { singular: 'Advance settings', plural: 'Advance settings' },
  admin: { group: 'Settings' },
  access: { create: admins, read: anyone, update: admins, delete: nobody },
  fields: [
    { name: 'rewardsEnabled', type: 'checkbox', defaultValue: false },
    { name: 'referralEnabled', type: 'checkbox', defaultValue: false },
    linkRows('userHeaderLinks'),
    {
      name: 'authLimits',
      type: 'group',
      access: { read: adminsField, create: adminsField, update: adminsField },
      fields: [
        limit('maxTries', 'Wrong tries after which a code dies'),
        limit('sendGapMs', 'Milliseconds between two codes to one phone or e-mail'),
        limit('sendsPerDay', 'Codes a day to one phone or e-mail'),
      ],
    },
    ...seedFields,
  ],
})
