/** A decoded e-mail. */
export type Mail = {
  /** Sender and recipients of the SMTP envelope. */
  from: string
  to: string[]
  /** Headers by lower-case name, unfolded. */
  headers: Record<string, string>
  text: string
  html: string
  /** Attachments in order. */
  attachments: { name: string; type: string; content: Buffer }[]
}

type Part = { headers: Record<string, string>; body: string }

function split(raw: string): Part {
  const at = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { headers, body: raw.slice(at + 4) }
}

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

function bytesOf({ headers, body }: Part): Buffer {
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : Buffer.from(body, 'latin1')
}

const decode = (part: Part): string => bytesOf(part).toString('utf8').replace(/\r\n/g, '\n').trimEnd()

function attachmentOf(part: Part): Mail['attachments'] {
  const name = /^attachment;.*filename="?([^";]+)"?/s.exec(part.headers['content-disposition'] ?? '')?.[1]
  const type = part.headers['content-type']?.split(';')[0] ?? ''
  return name ? [{ name, type, content: bytesOf(part) }] : []
}

function partsOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers['content-type'] ?? '')?.[1]
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => partsOf(split(inner.replace(/^\r\n/, ''))))
}

/** Parses a raw message; `raw` has one character per byte (latin1). */
export function readMail(raw: string, envelope: Pick<Mail, 'from' | 'to'>): Mail {
  const whole = split(raw)
  const of = (type: string) => {
    const part = partsOf(whole).find(({ headers }) => headers['content-type']?.startsWith(type))
    return part ? decode(part) : ''
  }
  const attachments = partsOf(whole).flatMap(attachmentOf)
  return { ...envelope, headers: whole.headers, text: of('text/plain'), html: of('text/html'), attachments }
}
