import { HINDI_MESSAGES } from '#domain/text/hindiMessages.ts'
import type { Texts, Worded } from '../Texts.ts'

export const messages: Worded<Texts['messages']> = HINDI_MESSAGES
