import type { RequestProject } from '#access/projectOf.ts'

export type Channel = 'sms' | 'email'
export type Message = { project: RequestProject; channel: Channel; to: string; subject: string; text: string }

/** Delivers one message or throws. */
export type Transport = (message: Message) => Promise<void>
