import { pushServiceOf } from '#domain/messages/pushServices.ts'
import { PUSH_VALID_MS } from '#domain/notifications/pushed.ts'
import { env } from '../../config/env.ts'
import { SendFailure, timedOut } from '../messages/SendFailure.ts'

/** Public key for browsers, base64url; null while the installation has no keys (README, "Configure"). */
export const pushKey = (): string | null => env().VAPID_PUBLIC_KEY ?? null

type Device = { endpoint: string; p256dh: string; auth: string }

/** The content of a push message as the service worker receives it (site/features/offline/pushWorker.ts). */
export type PushMessage = { id: string; title: string; body: string; href: string }

/** Replaces the origin of a push service by PUSH_BASE_URL, a local server in tests. */
function rebase(endpoint: string): string {
  const { PUSH_BASE_URL } = env()
  if (!PUSH_BASE_URL) return endpoint
  const { pathname, search } = new URL(endpoint)
  return new URL(`${pathname}${search}`, PUSH_BASE_URL).href
}

/**
 * Sends an encrypted message (RFC 8291) to a browser's push service, signed with the installation's keys; it replaces a queued message with
 * the same `topic`. Returns whether the browser is still subscribed. Throws a SendFailure with the fault `sender` when the service rejects
 * the message itself.
 * @param topic at most 32 characters of base64url
 */
export async function sendWebPush(
  { endpoint, p256dh, auth }: Device,
  message: PushMessage,
  { topic, ms }: { topic: string; ms: number },
): Promise<boolean> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = env()
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT || !pushServiceOf(endpoint))
    throw new SendFailure('notConfigured', 'sender')
  const { default: webPush } = await import('web-push')
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: PUSH_VALID_MS / 1000,
      topic,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
    },
  )
  const status = await post(rebase(endpoint), { method, headers, body, ms })
  if (status >= 200 && status < 300) return true
  if (status === 404 || status === 410) return false
  throw new SendFailure(`http-${status}`, status === 429 || status >= 500 ? 'provider' : 'sender')
}

/** The headers without Content-Length, which `fetch` adds: some versions of Node reject a second one. */
const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'Content-Length' ? [] : [[name, String(value)]],
    ),
  )

type Request = { method: string; headers: object; body: Buffer | null; ms: number }

/** The status of the response, whose body is not read; redirects are not followed. */
async function post(address: string, { method, headers, body, ms }: Request): Promise<number> {
  try {
    const answer = await fetch(address, {
      method,
      headers: textsOf(headers),
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(ms),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (err) {
    if (err instanceof DOMException && err.name === 'TimeoutError') throw timedOut()
    const code = ((err as Error).cause as { code?: unknown } | undefined)?.code
    throw new SendFailure(typeof code === 'string' ? code : 'network', 'provider')
  }
}
