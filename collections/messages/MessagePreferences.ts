import { SUPPRESSIONS } from '#domain/messages/suppression.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * Notifications that a person has turned off, and their quiet hours. There is no row before the first change. Deleted with the account.
 */
export const MessagePreferences = internalCollection({
  slug: 'message-preferences',
  fields: [
    { name: 'user', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    // Names of kinds on channels (domain/messages/noticeKinds.ts).
    { name: 'muted', type: 'json', required: true, defaultValue: [] },
    // Replies of a day in one e-mail (domain/messages/dailyMail.ts).
    { name: 'isDaily', type: 'checkbox', defaultValue: false },
    { name: 'quietFrom', type: 'text' },
    { name: 'quietTo', type: 'text' },
    // The suppressed e-mail, after a bounce or a spam complaint: kinds that can be turned off are not sent to it.
    { name: 'suppressedEmail', type: 'text' },
    { name: 'suppressedFor', type: 'select', options: [...SUPPRESSIONS] },
    { name: 'suppressedAt', type: 'date' },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
  ],
})
