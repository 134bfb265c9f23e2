import { MESSAGES } from '#domain/text/messages.ts'

/** The texts that the specification fixes letter by letter (spec 2, 5 and 8). */
export const messages: { readonly [Key in keyof typeof MESSAGES]: string } = MESSAGES
