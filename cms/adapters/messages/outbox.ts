import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../config/env.ts'
import type { Candidate } from './Message.ts'
import { SendFailure } from './SendFailure.ts'

export const outboxFile = (): string => path.join(env().DATA_DIR, 'outbox.jsonl')

/** Replaces providers in development and demo: appends one JSON line per message to DATA_DIR/outbox.jsonl (README, "Configure"). */
export const outbox: Candidate = {
  provider: 'outbox',
  sender: null,
  send: async ({ project, channel, to, subject, text, replyTo, attachments }) => {
    const line = {
      at: new Date().toISOString(),
      project: project.slug,
      channel,
      to,
      subject,
      text,
      ...(replyTo ? { replyTo } : {}),
      ...(attachments ? { attachments: attachments.map(({ name }) => name) } : {}),
    }
    try {
      await mkdir(env().DATA_DIR, { recursive: true })
      await appendFile(outboxFile(), `${JSON.stringify(line)}\n`, { mode: 0o600 })
    } catch (err) {
      throw new SendFailure((err as NodeJS.ErrnoException).code ?? 'unknown', 'provider')
    }
    return undefined
  },
}
