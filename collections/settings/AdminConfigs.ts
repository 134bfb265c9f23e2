import { byModules, viewersField } from '#access/moduleRules.ts'
import { anyone, nobody } from '#access/rules.ts'
import { DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { dropOffFeaturesAfter } from '#hooks/shared/dropOffFeaturesAfter.ts'
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
  access: byModules('admin-configs', { read: anyone, delete: nobody }),
  hooks: { afterChange: [dropOffFeaturesAfter] },
  fields: [
    { name: 'rewardsEnabled', type: 'checkbox', defaultValue: false },
    { name: 'referralEnabled', type: 'checkbox', defaultValue: false },
    linkRows('userHeaderLinks'),
    {
      name: 'offFeatures',
      type: 'select',
      hasMany: true,
      label: 'Switched off',
      options: FEATURES.map(({ id, label }) => ({ value: id, label })),
      admin: { description: 'Parts of the product nobody in this project uses' },
    },
    {
      name: 'authLimits',
      type: 'group',
      access: { read: viewersField('admin-configs') },
      fields: [
        limit('maxTries', 'Wrong tries after which a code dies'),
        limit('sendGapMs', 'Milliseconds between two codes to one phone or e-mail'),
        limit('sendsPerHour', 'Codes an hour to one phone or e-mail'),
        limit('sendsPerDay', 'Codes a day to one phone or e-mail'),
        limit('guessBurst', 'Wrong codes in a row for one phone or e-mail on new devices; then 6 digits'),
        limit('guessRefillMs', 'Milliseconds after which one of them is given back'),
        limit('longGuessesPerDay', 'Wrong 6-digit codes a day for one phone or e-mail on new devices'),
        limit('knownDeviceGuessesPerDay', 'Wrong codes a day on a device the person signed in on before'),
        limit('ipSendsPerHour', 'Codes an hour asked for from one address; above it 6 digits'),
        limit('ipGuessesPerHour', 'Wrong codes an hour from one address; above it 6 digits'),
        limit('networkFactor', 'A whole network may so many times what one address may'),
        limit('smsPerDay', 'SMS a day for the whole project'),
        limit('smsPerPrefixPerDay', 'SMS a day to phones with the same first six digits, new devices'),
        limit(
          'projectGuessesPerHour',
          'Wrong codes an hour of new devices in the project; above it 6 digits',
        ),
        limit('projectGuessPercent', 'The same as a share of the codes sent, in per cent'),
      ],
    },
    ...seedFields,
  ],
})
