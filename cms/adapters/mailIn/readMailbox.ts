import { ImapFlow } from 'imapflow'
import { headerOf, type IncomingMail } from '#domain/mailIn/IncomingMail.ts'
import { MAX_MAIL_BYTES } from '#domain/mailIn/reviews.ts'
import { env } from '../../config/env.ts'
import { parseMail } from './parseMail.ts'

/** Folders for processed e-mails and for those that cannot be processed. */
const FOLDERS = { done: 'Handled', aside: 'Set aside' } as const
/** E-mails per run; the rest waits for the next run. */
const MAX_AT_ONCE = 50
const TIMEOUT_MS = 30_000

export type MailOutcome = 'done' | 'aside' | 'later'

/** A received e-mail with its text; `issue` is set when it is too large or unreadable, and then only its headers are parsed. */
export type Received = { mail: IncomingMail; issue: 'tooLarge' | 'unreadable' | null }

function clientOf(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isTls = protocol === 'imaps:'
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (isTls ? 993 : 143),
    secure: isTls,
    // Credentials cross the network encrypted; only development and tests have servers on the same machine.
    ...(isTls || env().isLocalToolsOn ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: MAX_MAIL_BYTES + 1_000_000,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}

/** An e-mail with its headers only. */
const headOf = async (headers: Buffer, bytes: number): Promise<IncomingMail> => ({
  ...(await parseMail(Buffer.concat([headers, Buffer.from('\r\n')]))),
  text: '',
  files: [],
  report: null,
  bytes,
})

async function receive(client: ImapFlow, uid: number, bytes: number): Promise<Received | null> {
  const isTooLarge = bytes > MAX_MAIL_BYTES
  const found = await client.fetchOne(
    String(uid),
    { headers: true, ...(isTooLarge ? {} : { source: true }) },
    { uid: true },
  )
  const headers = found ? found.headers : undefined
  if (!found || !headers) return null
  if (isTooLarge) return { mail: await headOf(headers, bytes), issue: 'tooLarge' }
  try {
    return { mail: await parseMail(found.source ?? Buffer.alloc(0)), issue: null }
  } catch {
    const plain = headers.subarray(0, 64_000)
    return { mail: await headOf(plain, bytes).catch(() => emptyMail(bytes)), issue: 'unreadable' }
  }
}

const emptyMail = (bytes: number): IncomingMail => ({
  messageId: null,
  from: null,
  to: [],
  subject: '',
  text: '',
  headers: [],
  files: [],
  report: null,
  bytes,
})

/**
 * Processes the inbox of an IMAP account, the oldest e-mail first: what `take` has processed is moved to the folder "Handled", what it rejects
 * to "Set aside"; e-mails to retry later stay. After a crash an e-mail may be passed to `take` again. Throws when the server cannot be reached.
 * @param url `imaps://user:password@host`, or `imap://…`, which then uses STARTTLS
 */
export async function readMailbox(
  url: string,
  take: (received: Received) => Promise<MailOutcome>,
): Promise<number> {
  const client = clientOf(url)
  // An error outside a command would end the process; commands report theirs.
  client.on('error', () => {})
  await client.connect()
  try {
    const box = await client.mailboxOpen('INBOX')
    if (box.exists === 0) return 0
    const waiting: { uid: number; bytes: number }[] = []
    for await (const { uid, size } of client.fetch(`1:${Math.min(box.exists, 10 * MAX_AT_ONCE)}`, {
      uid: true,
      size: true,
    }))
      waiting.push({ uid, bytes: size ?? 0 })
    let handled = 0
    for (const { uid, bytes } of waiting.slice(0, MAX_AT_ONCE)) {
      const received = await receive(client, uid, bytes)
      const taken = received ? await take(received) : 'later'
      if (taken === 'later') continue
      await client.mailboxCreate(FOLDERS[taken]).catch(() => undefined)
      const isMoved = await client.messageMove(String(uid), FOLDERS[taken], { uid: true })
      if (!isMoved) throw new Error('an e-mail could not be moved out of the inbox')
      handled++
    }
    return handled
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** Identifies an e-mail so that it is processed once: its Message-ID, else its sender, date, subject and size. */
export const mailKeyOf = ({ mail }: Received): string =>
  mail.messageId ?? `${mail.from} ${headerOf(mail, 'date')} ${mail.subject} ${mail.bytes}`
