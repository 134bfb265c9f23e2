import PostalMime, { type Address, type Email } from 'postal-mime'
import type { IncomingMail } from '#domain/mailIn/IncomingMail.ts'

/** Maximum nesting of MIME parts; no mail program produces more. */
const MAX_DEPTH = 20
const MAX_HEADER_BYTES = 256_000

const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to']

const addressesOf = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap((one) => (one.group ? addressesOf(one.group) : [one.address?.toLowerCase() ?? '']))

/** The plain text of an HTML part. HTML of incoming e-mails is never displayed. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style|head|title|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<blockquote\b[\s\S]*$/i, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&#0*39;|&apos;/gi, "'")
    .replace(/&amp;/gi, '&')
    .replace(/ *\n */g, '\n')
    .trim()
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)

/** The delivery status report of a bounce message; null without one. */
const reportOf = ({ attachments }: Email): string | null => {
  const found = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  return found ? bytesOf(found.content).toString('utf8') : null
}

/** Parses a raw e-mail. Throws when it is nested too deeply or has too many headers. */
export async function parseMail(source: Buffer): Promise<IncomingMail> {
  const email = await PostalMime.parse(source, {
    maxNestingDepth: MAX_DEPTH,
    maxHeadersSize: MAX_HEADER_BYTES,
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
  })
  const headers = email.headers.map(({ key, value }) => ({ name: key.toLowerCase(), value }))
  const authors = headers.filter(({ name }) => name === 'from').length
  const from = email.from ? addressesOf([email.from]) : []
  const delivered = headers.flatMap(({ name, value }) =>
    DELIVERED.includes(name) ? [value.trim().replace(/^<|>$/g, '').toLowerCase()] : [],
  )
  return {
    messageId: email.messageId?.trim().replace(/^<|>$/g, '') || null,
    from: (authors === 1 && from.length === 1 && from[0]) || null,
    to: [...addressesOf(email.to), ...addressesOf(email.cc), ...delivered].filter(Boolean),
    subject: email.subject?.trim() ?? '',
    text: email.text?.trim() || wordsOf(email.html ?? ''),
    headers,
    files: email.attachments.flatMap(({ filename, content, disposition, related }) =>
      disposition === 'attachment' || related ? [{ name: filename ?? '', content: bytesOf(content) }] : [],
    ),
    report: reportOf(email),
    bytes: source.length,
  }
}
