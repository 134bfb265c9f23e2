import { createHmac } from 'node:crypto'
import { random } from '../random.ts'
import { nowInSeconds, type Order, type Payment, type Refund, randomIdSuffix } from './entities.ts'

export type Webhook = { rawBody: string; headers: Record<string, string> }

export type WebhookOptions = {
  /** Changes one character after signing. */
  tamper?: 'body' | 'signature'
  secret?: string
  /** Value of the header x-razorpay-event-id; null omits it. */
  eventId?: string | null
  /** Time of the event, seconds since epoch. */
  createdAt?: number
}

export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** A webhook with the current state of these entities, signed as Razorpay does. */
export function makeWebhook(
  event: string,
  entities: { payment?: Payment; refund?: Refund; order?: Order },
  {
    secret,
    tamper,
    eventId = randomIdSuffix(),
    createdAt = nowInSeconds(),
  }: WebhookOptions & { secret: string },
): Webhook {
  const named = Object.entries(entities).filter(([, entity]) => entity)
  const rawBody = JSON.stringify({
    entity: 'event',
    account_id: 'acc_00000000000001',
    event,
    contains: named.map(([name]) => name),
    payload: Object.fromEntries(named.map(([name, entity]) => [name, { entity }])),
    created_at: createdAt,
  })
  const signature = hmac(secret, rawBody)
  return {
    rawBody: tamper === 'body' ? rawBody.replace('"amount":', '"amount":1') : rawBody,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': tamper === 'signature' ? otherHexDigit(signature, 0) : signature,
      ...(eventId === null ? {} : { 'x-razorpay-event-id': eventId }),
    },
  }
}

/** The text with a different hexadecimal digit at index `at`. */
export const otherHexDigit = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`

/** Posts each webhook `times` times, in the order given or shuffled by `seed`, and returns the HTTP statuses. */
export async function deliver(
  url: string,
  webhooks: readonly Webhook[],
  { times = 1, seed }: { times?: number; seed?: number } = {},
): Promise<number[]> {
  const all = Array.from({ length: times }, () => webhooks).flat()
  const next = seed === undefined ? null : random(seed)
  const queue = next
    ? all
        .map((webhook) => ({ webhook, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ webhook }) => webhook)
    : all
  const statuses: number[] = []
  for (const { rawBody, headers } of queue)
    statuses.push((await fetch(url, { method: 'POST', headers, body: rawBody })).status)
  return statuses
}
