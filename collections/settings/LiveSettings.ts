import { moduleAccess } from '#access/moduleRules.ts'
import { serverOrigin } from '#domain/live/serverOrigin.ts'
import { secretField } from '../fields/secretField.ts'
import { projectScoped } from '../projectScoped.ts'

/** The servers of a project's live classes. One document per project; secrets are encrypted and never read back. */
export const LiveSettings = projectScoped({
  slug: 'live-settings',
  isSingleton: true,
  labels: { singular: 'Servers of live classes', plural: 'Servers of live classes' },
  admin: { group: 'Settings' },
  access: moduleAccess('live-settings'),
  fields: [
    {
      name: 'jitsi',
      type: 'group',
      admin: {
        description:
          'A Jitsi server of your own with token authentication (prosody: authentication = "token"). Every learner gets a token of their own.',
      },
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: false, label: 'Hold classes on it' },
        {
          name: 'url',
          type: 'text',
          maxLength: 200,
          label: 'Address',
          admin: { placeholder: 'https://meet.example.org' },
          validate: (value: unknown, { siblingData }: { siblingData: { isActive?: boolean } }) =>
            (!value && !siblingData.isActive) ||
            serverOrigin(value) !== null ||
            'Enter an address that begins with https://',
          hooks: { beforeChange: [({ value }) => serverOrigin(value) ?? value] },
        },
        {
          name: 'appId',
          type: 'text',
          maxLength: 100,
          label: 'Application id',
          admin: { description: 'app_id of its token authentication' },
          validate: (value: unknown, { siblingData }: { siblingData: { isActive?: boolean } }) =>
            Boolean(value) || !siblingData.isActive || 'Enter the application id',
        },
        secretField('secret', {
          label: 'Application secret',
          description: 'app_secret, at least 32 characters',
        }),
      ],
    },
  ],
})
