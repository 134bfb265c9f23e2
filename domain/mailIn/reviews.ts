/** Why an e-mail waits for review by staff instead of being added to a ticket. */
export const REVIEW_REASONS = [
  { id: 'noToken', label: 'It answers no e-mail of a ticket' },
  { id: 'unproven', label: 'The sender is not proven' },
  { id: 'stranger', label: 'The sender is not the student of the ticket' },
  { id: 'closed', label: 'The ticket is closed' },
  { id: 'limit', label: 'Too many messages of this student today' },
  { id: 'tooLarge', label: 'Too large' },
  { id: 'unreadable', label: 'It could not be read' },
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]['id']

export const REVIEW_STATES = ['waiting', 'added', 'dismissed'] as const

/** Maximum size of an e-mail, bytes. Of a larger one only sender and subject are stored for review. */
export const MAX_MAIL_BYTES = 15_000_000
/** Maximum number of e-mails of a project that wait for review; further ones are set aside in the mailbox. */
export const MAX_WAITING = 500
export const MAX_REVIEW_TEXT = 5000
