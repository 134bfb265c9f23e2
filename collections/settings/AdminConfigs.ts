import { moduleAccess, viewersField } from '#access/moduleRules.ts'
import { adminsField } from '#access/rules.ts'
import { AUTH_LIMIT_CEILINGS, DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import type { ReportRhythm } from '#domain/reports/reportMail.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import { invalidateDisabledFeaturesAfter } from '#hooks/shared/invalidateDisabledFeaturesAfter.ts'
import { linkRows } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

type LimitName = keyof typeof DEFAULT_AUTH_LIMITS

/**
 * `unit` tells the panel what the number counts; times are stored in ms and shown in minutes, hours or days.
 */
const limit = (name: LimitName, label: string, unit: 'time' | 'count' | 'percent' = 'count') => ({
  name,
  type: 'number' as const,
  label,
  required: true,
  min: 0,
  max: (AUTH_LIMIT_CEILINGS as Partial<Record<LimitName, number>>)[name],
  defaultValue: DEFAULT_AUTH_LIMITS[name],
  admin: {
    components: {
      Field: {
        path: '/admin/settings/LimitInput#LimitInput',
        clientProps: { unit, usual: DEFAULT_AUTH_LIMITS[name] },
      },
    },
  },
})

/** The admin config of spec 3, and the sign-in limits (docs/security.md). One document per project. */
export const AdminConfigs = projectScoped({
  slug: 'admin-configs',
  isSingleton: true,
  purgesPages: true,
  labels: { singular: 'Advanced settings', plural: 'Advanced settings' },
  admin: { group: 'Settings' },
  access: moduleAccess('admin-configs'),
  hooks: { afterChange: [invalidateDisabledFeaturesAfter] },
  fields: [
    {
      name: 'rewardsEnabled',
      type: 'checkbox',
      defaultValue: false,
      label: 'Cashback credits',
      admin: { description: 'Shows Cashback Credits in the menu of signed-in people' },
    },
    {
      name: 'referralEnabled',
      type: 'checkbox',
      defaultValue: false,
      label: 'Referral earnings',
      admin: { description: 'Shows Referral Earnings in the menu of signed-in people' },
    },
    linkRows('userHeaderLinks', 'More links in the menu of people who are signed in', { hindi: true }),
    {
      name: 'offFeatures',
      type: 'select',
      hasMany: true,
      label: 'Parts of the product',
      options: FEATURES.map(({ id, label }) => ({ value: id, label })),
      admin: {
        description:
          'What is switched off here is hidden in the panel for everybody in this project, from their next request on. Storefront pages do not change',
        components: { Field: '/admin/settings/FeatureSwitches#FeatureSwitches' },
      },
    },
    {
      name: 'scheduledReport',
      type: 'group',
      label: 'Report by e-mail',
      access: { read: viewersField('admin-configs'), create: adminsField, update: adminsField },
      admin: {
        description:
          'In the morning, with the figures that each person may see. People without the permission Reports get none',
      },
      fields: [
        {
          name: 'every',
          type: 'select',
          label: 'Sent',
          defaultValue: 'never',
          options: [
            { value: 'never', label: 'Never' },
            { value: 'daily', label: 'Every day, of the day before' },
            { value: 'weekly', label: 'Every Monday, of the week before' },
          ] satisfies { value: ReportRhythm; label: string }[],
        },
        {
          name: 'to',
          type: 'relationship',
          relationTo: 'users',
          hasMany: true,
          maxRows: 20,
          label: 'To',
          filterOptions: { userLevel: { greater_than_equal: SUBADMIN_LEVEL } },
        },
      ],
    },
    {
      name: 'authLimits',
      type: 'group',
      access: { read: viewersField('admin-configs'), create: adminsField, update: adminsField },
      label: 'Limits of signing in',
      admin: { description: 'The defaults protect against guessing and suit most projects' },
      fields: [
        {
          name: 'reset',
          type: 'ui',
          admin: { components: { Field: '/admin/settings/LimitsReset#LimitsReset' } },
        },
        limit('maxTries', 'Wrong tries after which a code dies'),
        limit('sendGapMs', 'Wait between two codes to one phone or e-mail', 'time'),
        limit('sendsPerHour', 'Codes an hour to one phone or e-mail'),
        limit('sendsPerDay', 'Codes a day to one phone or e-mail'),
        limit('guessBurst', 'Wrong codes in a row on new devices, then 6 digits'),
        limit('guessRefillMs', 'After this one of them is given back', 'time'),
        limit('longGuessesPerDay', 'Wrong 6-digit codes a day on new devices'),
        limit('knownDeviceGuessesPerDay', 'Wrong codes a day on a device the person used before'),
        limit('ipSendsPerHour', 'Codes an hour asked for from one address, above it 6 digits'),
        limit('ipSendsPerDay', 'Codes a day to new devices of one address, then none'),
        limit('ipGuessesPerHour', 'Wrong codes an hour from one address, above it 6 digits'),
        limit('networkFactor', 'A whole network may so many times what one address may'),
        limit('smsPerDay', 'SMS a day for the whole project'),
        limit('emailsPerDay', 'E-mails with codes a day for the whole project'),
        limit('smsPerPrefixPerDay', 'SMS a day to new devices with the same first six digits'),
        limit(
          'projectGuessesPerHour',
          'Wrong codes an hour of new devices in the project, above it 6 digits',
        ),
        limit('projectGuessPercent', 'The same as a share of the codes sent', 'percent'),
      ],
    },
    ...seedFields,
  ],
})
