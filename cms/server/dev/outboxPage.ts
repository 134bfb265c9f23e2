import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import { MESSAGE_PAGE_CSP, messagePage } from '../../messagePages/messagePage.ts'

type Message = { at: string; project: string; channel: string; to: string; subject?: string; text: string }

const SHOWN = 200
const STYLE = `
ol{list-style:none;margin:24px 0 0;padding:0;border-top:1px solid var(--line)}
li{padding:16px 0;border-bottom:1px solid var(--line)}
dl{display:flex;flex-wrap:wrap;gap:2px 16px;margin:0 0 6px;font-size:.875rem;color:var(--soft)}
dt{position:absolute;clip-path:inset(50%)}dd{margin:0}
li p{color:var(--text);white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
mark{background:var(--sunken);color:inherit;font-weight:640;padding:2px 6px;border-radius:4px;font-variant-numeric:tabular-nums}
`

function parseLine(line: string): Message[] {
  try {
    return [JSON.parse(line) as Message]
  } catch {
    return []
  }
}

/** The latest `SHOWN` messages, newest first; an incomplete line is skipped. */
async function readOutbox(file: string): Promise<Message[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean).slice(-SHOWN).flatMap(parseLine).reverse()
}

function item({ at, project, channel, to, subject, text }: Message): string {
  const facts = {
    Sent: at,
    Project: project,
    Channel: channel,
    To: to,
    ...(subject ? { Subject: subject } : {}),
  }
  const list = Object.entries(facts).map(
    ([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(String(value))}</dd>`,
  )
  const body = escapeMarkup(text).replace(/\b(\d{4}|\d{6})\b/, '<mark>$1</mark>')
  return `<li><dl>${list.join('')}</dl><p>${body}</p></li>`
}

/** `/dev/outbox`: SMS and e-mails that are written to the outbox instead of being sent; in development and demo only. */
export function showOutbox(dataDir: string): RequestHandler {
  return async (_req, res) => {
    const messages = await readOutbox(path.join(dataDir, 'outbox.jsonl'))
    const text =
      messages.length === 0
        ? 'Nothing was sent yet. Codes and other messages appear here instead of on a phone.'
        : 'Messages appear here instead of on a phone or in a mailbox, newest first. Load the page again for new ones.'
    const html = messages.length > 0 ? `<ol>${messages.map(item).join('')}</ol>` : ''
    res.set('cache-control', 'no-store').set('content-security-policy', MESSAGE_PAGE_CSP).type('html')
    res.send(messagePage({ title: 'Outbox', text, html, style: STYLE }))
  }
}
