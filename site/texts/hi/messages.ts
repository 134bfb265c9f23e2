import { HINDI_MESSAGES } from '#domain/text/hindiMessages.ts'
import type { Texts, Translated } from '../Texts.ts'

export const messages: Translated<Texts['messages']> = HINDI_MESSAGES
