import { moduleAccess } from '#access/moduleRules.ts'
import {
  MESSAGE_CHANNELS,
  MESSAGE_PURPOSES,
  type MessageChannel,
  PURPOSE_LABELS,
} from '#domain/messages/purposes.ts'
import { checkMessageSettings } from '#hooks/messages/checkMessageSettings.ts'
import { moneyField } from '../fields/moneyField.ts'
import { secretField } from '../fields/secretField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const purposes = MESSAGE_PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] }))
const channels = MESSAGE_CHANNELS.map((value) => ({ value, label: value === 'sms' ? 'SMS' : 'E-mail' }))

const isOf = (channel: MessageChannel) => (_: unknown, row: { channel?: unknown }) => row?.channel === channel

/**
 * Senders and texts of a project's SMS and e-mails. One document per project, for admins only. Senders are
 * tried from top to bottom; those of the installation come last.
 */
export const MessageSettings = projectScoped({
  slug: 'message-settings',
  isSingleton: true,
  labels: { singular: 'Messages', plural: 'Messages' },
  admin: { group: 'Settings' },
  access: moduleAccess('message-settings'),
  hooks: { beforeChange: [checkMessageSettings] },
  fields: [
    {
      name: 'smsSenders',
      type: 'array',
      label: 'SMS senders',
      maxRows: 5,
      labels: { singular: 'Sender', plural: 'SMS senders' },
      fields: [
        {
          name: 'from',
          type: 'text',
          maxLength: 40,
          admin: { description: 'A number such as +91…, a DLT header of 6 characters, or whatsapp:+91…' },
        },
        {
          name: 'messagingServiceSid',
          type: 'text',
          maxLength: 34,
          admin: { description: 'Instead of a number: a messaging service, MG…' },
        },
        {
          name: 'accountSid',
          type: 'text',
          maxLength: 34,
          label: 'Account SID',
          admin: { description: 'From the project’s own account. If empty, the installation’s is used' },
        },
        secretField('authToken', { label: 'Auth token' }),
      ],
    },
    {
      name: 'dltEntityId',
      type: 'text',
      maxLength: 30,
      label: 'DLT entity id',
      admin: { description: 'Principal entity ID from the DLT registration, for SMS to India' },
    },
    secretField('smtpUrl', {
      label: 'SMTP address',
      description:
        'The project’s own mail server, as smtps://user:password@host:465. If empty, the installation’s is used',
    }),
    { name: 'emailFromName', type: 'text', maxLength: 80, label: 'Sender name of e-mails' },
    { name: 'emailFrom', type: 'text', maxLength: 254, label: 'Sender address of e-mails' },
    {
      name: 'dkimSelector',
      type: 'text',
      maxLength: 63,
      label: 'DKIM selector',
      admin: { description: 'The name of the key at your mail provider, such as s1 or google' },
    },
    {
      name: 'domain',
      type: 'ui',
      admin: { components: { Field: '/admin/settings/CheckDomain#CheckDomain' } },
    },
    { name: 'emailReplyTo', type: 'text', maxLength: 254, label: 'Answers go to' },
    moneyField('emailPricePaise', {
      required: false,
      label: 'Price of 1,000 e-mails',
      description: 'What your mail provider charges; bulk e-mails show their cost by it',
    }),
    {
      name: 'countsReads',
      type: 'checkbox',
      defaultValue: false,
      label: 'Bulk e-mails may count opens and clicks',
      admin: {
        description: 'By this server alone, as totals. Nobody of unknown age and no minor is counted',
      },
    },
    {
      name: 'test',
      type: 'ui',
      admin: { components: { Field: '/admin/settings/SendTest#SendTest' } },
    },
    {
      name: 'templates',
      type: 'array',
      fields: [
        { name: 'purpose', type: 'select', required: true, options: purposes },
        { name: 'channel', type: 'select', required: true, options: channels },
        { name: 'subject', type: 'text', maxLength: 150, admin: { condition: isOf('email') } },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: 2000,
          admin: {
            description:
              'Words in braces are filled in: {code}, {project}, {minutes}, {host}. An SMS must match the registered text to the letter.',
          },
        },
        {
          name: 'dltTemplateId',
          type: 'text',
          maxLength: 30,
          label: 'DLT template id',
          admin: { condition: isOf('sms') },
        },
        {
          name: 'preview',
          type: 'ui',
          admin: { components: { Field: '/admin/messages/MessagePreview#MessagePreview' } },
        },
      ],
    },
    ...seedFields,
  ],
})
