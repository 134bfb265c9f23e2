/** Who a message of a ticket is by and for: the student, the team to the student, or the team among themselves. */
export const MESSAGE_KINDS = ['student', 'reply', 'note'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
