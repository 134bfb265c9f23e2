import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.ts'
import type { Transport } from './Message.ts'

export const outboxFile = (): string => path.join(env().DATA_DIR, 'outbox.jsonl')

/** The transport of development and demo: one JSON line a message in DATA_DIR/outbox.jsonl (architecture.md, "Contracts"). */
export const outbox: Transport = async ({ project, channel, to, subject, text }) => {
  await mkdir(env().DATA_DIR, { recursive: true })
  const line = { at: new Date().toISOString(), project: project.slug, channel, to, subject, text }
  await appendFile(outboxFile(), `${JSON.stringify(line)}\n`, { mode: 0o600 })
}
