import { OPTIONAL_KINDS, type OptionalKind } from '#domain/messages/noticeKinds.ts'
import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

/** The person and the kind of messages that a link unsubscribes from. */
export type Unsubscribed = { project: string; user: string; kind: OptionalKind }

const key = () => serverKey('unsubscribe')

/** The token of an unsubscribe link, with project, receiver and kind; it never expires, since e-mails are stored for long. */
export function unsubscribeToken({ project, user, kind }: Unsubscribed): string {
  const text = Buffer.from(JSON.stringify([project, user, kind])).toString('base64url')
  return `${text}.${signatureOf(key(), text)}`
}

/** Parses a token; null when its signature is invalid. */
export function readUnsubscribeToken(token: string): Unsubscribed | null {
  const [text = '', signature = ''] = token.split('.')
  if (!isValidSignature(key(), text, signature)) return null
  const [project, user, kind] = JSON.parse(Buffer.from(text, 'base64url').toString()) as string[]
  const known = OPTIONAL_KINDS.find((one) => one === kind)
  return project && user && known ? { project, user, kind: known } : null
}

/** The page of an unsubscribe link, and the URL at which a mail program unsubscribes with one click (RFC 8058). */
export function unsubscribeLinks(address: string, whose: Unsubscribed): { page: string; oneClick: string } {
  const token = encodeURIComponent(unsubscribeToken(whose))
  return {
    page: `${address}/unsubscribe?token=${token}`,
    oneClick: `${address}/api/messages/unsubscribe?token=${token}`,
  }
}
