import { verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { env } from '../../config/env.ts'

/** Hosts of Amazon's notification service; certificates and confirmation URLs on other hosts are rejected. */
const SNS_HOST = /^sns\.[a-z]{2}(-[a-z]+)+-\d\.amazonaws\.com(\.cn)?$/
const MAX_AGE_MS = 3_600_000
const TIMEOUT_MS = 5000
const MAX_CERTIFICATE = 20_000

const SnsMessageSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().max(100),
  TopicArn: z.string().max(300),
  Message: z.string().max(100_000),
  Timestamp: z.string().max(40),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string().max(1000),
  SigningCertURL: z.string().max(300),
  Subject: z.string().max(200).optional(),
  Token: z.string().max(1000).optional(),
  SubscribeURL: z.string().max(2000).optional(),
})
type SnsMessage = z.infer<typeof SnsMessageSchema>

/** The signed fields of each message type, in this order; absent fields are left out. */
const SIGNED_FIELDS = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    ...(['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const),
  ],
  UnsubscribeConfirmation: [
    ...(['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const),
  ],
} as const

/** The text that the signature of a message covers. */
const signedText = (message: SnsMessage): string =>
  SIGNED_FIELDS[message.Type]
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('')

/** A URL of Amazon's notification service; null for any other. */
function snsAddress(text: string | undefined): URL | null {
  if (!text || !URL.canParse(text)) return null
  const address = new URL(text)
  const { protocol, hostname, port, username } = address
  return protocol === 'https:' && !port && !username && SNS_HOST.test(hostname) ? address : null
}

/** Fetches a URL of the service, without redirects; SNS_BASE_URL replaces its origin in tests. */
async function get({ href, pathname, search }: URL): Promise<string> {
  const { SNS_BASE_URL } = env()
  const response = await fetch(SNS_BASE_URL ? new URL(pathname + search, SNS_BASE_URL) : href, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the notification service answered ${response.status}`)
  return response.text()
}

/** Certificates by URL; a new certificate has a new URL. */
const certificates = new Map<string, X509Certificate>()
const MAX_CERTIFICATES = 20

async function certificateAt(address: URL): Promise<X509Certificate> {
  const known = certificates.get(address.href)
  if (known) return known
  const pem = await get(address)
  if (pem.length > MAX_CERTIFICATE) throw new Error('the certificate is too long')
  const certificate = new X509Certificate(pem)
  if (certificates.size >= MAX_CERTIFICATES) certificates.clear()
  certificates.set(address.href, certificate)
  return certificate
}

/**
 * Verifies a message of Amazon's notification service for the installation's topic; null when it is of another topic, its signature or certificate
 * is wrong, or it is older than an hour. Throws a SyntaxError or ZodError when the body is invalid.
 */
export async function readSnsMessage(rawBody: string, topic: string, now: Date): Promise<SnsMessage | null> {
  const message = SnsMessageSchema.parse(JSON.parse(rawBody))
  const address = snsAddress(message.SigningCertURL)
  const age = Math.abs(now.getTime() - Date.parse(message.Timestamp))
  if (message.TopicArn !== topic || !address?.pathname.endsWith('.pem') || !(age <= MAX_AGE_MS)) return null
  const certificate = await certificateAt(address)
  if (!isValidAt(certificate, now)) return null
  const isValidSignature = verify(
    message.SignatureVersion === '1' ? 'sha1' : 'sha256',
    Buffer.from(signedText(message)),
    certificate.publicKey,
    Buffer.from(message.Signature, 'base64'),
  )
  return isValidSignature ? message : null
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo)

/** Confirms the subscription to the installation's topic. False when the message contains no URL of the service. */
export async function confirmSubscription({ SubscribeURL }: SnsMessage): Promise<boolean> {
  const address = snsAddress(SubscribeURL)
  if (address) await get(address)
  return address !== null
}
