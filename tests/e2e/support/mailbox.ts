import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ImapFlow } from 'imapflow'

type Line = { to: string; subject: string; text: string; replyTo?: string }

/** The e-mails to an address that the server of this run has sent, oldest first. */
export const mailsTo = (to: string): Line[] =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'outbox.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.to === to)

/** Puts an e-mail into the mailbox of this run; LF becomes CRLF. The server polls it every 20 s. */
export async function deliverMail(source: string): Promise<void> {
  const { hostname, port, username, password } = new URL(process.env.E2E_MAILBOX ?? '')
  const client = new ImapFlow({
    host: hostname,
    port: Number(port),
    secure: false,
    logger: false,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  })
  await client.connect()
  await client.append('INBOX', source.replace(/\r?\n/g, '\r\n'))
  await client.logout()
}
