import { internalCollection } from '../internalCollection.ts'

/**
 * Pictures, PDFs and voice notes in support tickets, doubts and objections to keys. Private: the student of the ticket and staff of the desk read them through `tickets/file`;
 * those of notes are for staff alone. Pictures are re-encoded upright, without metadata; a recording is
 * stored as sound (voiceNote.ts). Deleted after a day unless they are used in a message, and with
 * the account of the sender.
 */
export const TicketFiles = internalCollection({
  slug: 'ticket-files',
  upload: { mimeTypes: ['image/webp', 'application/pdf', 'audio/*', 'video/mp4', 'video/webm'] },
  fields: [
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'owner', type: 'text', required: true, index: true },
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    /** Id of the ticket, doubt or objection that uses it (holderOf); empty before. */
    { name: 'ticket', type: 'text', index: true },
    /** Whether it belongs to a note of the team. */
    { name: 'isInternal', type: 'checkbox', required: true, defaultValue: false },
  ],
})
