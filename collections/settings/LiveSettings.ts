import type { Field, TextField } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { serverOrigin } from '#domain/live/serverOrigin.ts'
import { secretField } from '../fields/secretField.ts'
import { projectScoped } from '../projectScoped.ts'

type Sibling = { siblingData: { isActive?: boolean } }

const active: Field = {
  name: 'isActive',
  type: 'checkbox',
  defaultValue: false,
  label: 'Hold classes on it',
}

/** The address of a server; only its origin is stored. */
const address = (placeholder: string): TextField => ({
  name: 'url',
  type: 'text',
  maxLength: 200,
  label: 'Address',
  admin: { placeholder },
  validate: (value: unknown, { siblingData }: Sibling) =>
    (!value && !siblingData.isActive) ||
    serverOrigin(value) !== null ||
    'Enter an address that begins with https://',
  hooks: { beforeChange: [({ value }) => serverOrigin(value) ?? value] },
})

/** A text field that is required while the provider is active. */
const needed = (name: string, label: string, description: string): TextField => ({
  name,
  type: 'text',
  maxLength: 100,
  label,
  admin: { description },
  validate: (value: unknown, { siblingData }: Sibling) =>
    Boolean(value) || !siblingData.isActive || `Enter the ${label.toLowerCase()}`,
})

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
        active,
        address('https://meet.example.org'),
        needed('appId', 'Application id', 'app_id of its token authentication'),
        secretField('secret', {
          label: 'Application secret',
          description: 'app_secret, at least 32 characters',
        }),
      ],
    },
    {
      name: 'bigbluebutton',
      type: 'group',
      label: 'BigBlueButton',
      admin: {
        description:
          'A BigBlueButton server of your own, 2.4 or later. Classes are recorded; private chat is off for students.',
      },
      fields: [
        active,
        address('https://bbb.example.org'),
        secretField('secret', { label: 'Shared secret', description: 'As `bbb-conf --secret` prints it' }),
      ],
    },
    {
      name: 'zoom',
      type: 'group',
      admin: {
        description:
          'A Zoom account with an app of the kind Server-to-Server OAuth that may read and write meetings, registrants and cloud recordings. Registration needs a paid account.',
      },
      fields: [
        active,
        needed('accountId', 'Account id', 'Of the app, under App Credentials'),
        needed('clientId', 'Client id', 'Of the app, under App Credentials'),
        secretField('secret', {
          label: 'Client secret',
          description: 'Of the app, under App Credentials',
        }),
        needed('host', 'Host', 'The e-mail or user id of the person in Zoom who holds the classes'),
      ],
    },
  ],
})
