import { readFileSync } from 'node:fs'
import { outboxFile } from '#cms/adapters/messages/outbox.ts'

type Line = { at: string; project: string; channel: string; to: string; subject: string; text: string }

/** Messages to a phone or e-mail address in the outbox, oldest first. */
export function messagesTo(to: string): Line[] {
  let text = ''
  try {
    text = readFileSync(outboxFile(), 'utf8')
  } catch {
    return []
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.to === to)
}

/** The one-time password in the newest message: its first run of 4 or 6 digits (docs/messages.md, "Texts"). Throws without one. */
export function codeFor(to: string): string {
  const code = /\b(\d{6}|\d{4})\b/.exec(messagesTo(to).at(-1)?.text ?? '')?.[0]
  if (!code) throw new Error(`no code was sent to ${to}`)
  return code
}
