import { MESSAGES } from '#domain/text/messages.ts'

/** The literal texts of the specification. */
export const messages: { readonly [Key in keyof typeof MESSAGES]: string } = MESSAGES
