import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OpenAccount, openAccount, type RazorpayAccount } from './razorpay/account.ts'
import { CHECKOUT_SCRIPT } from './razorpay/checkoutScript.ts'
import type { Body } from './razorpay/checks.ts'
import { isProcessed, type Misbehaviour, misbehave, takePlannedFailure } from './razorpay/misbehaviour.ts'
import { Refused } from './razorpay/Refused.ts'
import { handle } from './razorpay/routes.ts'
import { deliver } from './razorpay/webhooks.ts'

export type RazorpayServer = RazorpayAccount & {
  url: string
  /** Requests in order of arrival; `keys` is `keyId:keySecret` of their basic auth. */
  requests: { method: string; path: string; keys: string }[]
  /** Answers every request with this status from now on, without processing it; 'hang' never answers, null ends it. */
  answer: (status: number | 'hang' | null) => void
  /** Makes matching requests fail from now on. */
  misbehave: (how: Misbehaviour) => void
  /** Opens the account of another merchant, with entities of its own. */
  openAccount: (keyId: string, keySecret: string, webhookSecret?: string) => RazorpayAccount
  deliver: typeof deliver
  close: () => Promise<void>
}

const CORS = { 'access-control-allow-origin': '*' }

/**
 * A local server that implements orders, payments and refunds by Razorpay's published rules for clients with the keys of one of
 * its accounts, and accepts payments from its checkout script. The result is also the account of the given keys.
 */
export async function startRazorpayServer(
  keyId: string,
  keySecret: string,
  webhookSecret = 'webhook-secret',
): Promise<RazorpayServer> {
  const requests: RazorpayServer['requests'] = []
  const planned: Misbehaviour[] = []
  const accounts = new Map<string, OpenAccount>()
  const open: RazorpayServer['openAccount'] = (id, secret, hookSecret = 'webhook-secret') => {
    const opened = openAccount({ keyId: id, keySecret: secret, webhookSecret: hookSecret })
    accounts.set(id, opened)
    return opened.account
  }
  let fixed: number | 'hang' | null = null

  const server = createServer(async (req, res) => {
    const { method = '', headers } = req
    const url = new URL(req.url ?? '/', 'http://razorpay')
    const body = await readBody(req)
    const isCheckout = url.pathname.startsWith('/v1/checkout')
    const keys = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64').toString()
    if (!isCheckout) requests.push({ method, path: req.url ?? '', keys })
    if (fixed === 'hang') return
    if (fixed) return res.writeHead(fixed).end()
    const how = takePlannedFailure(planned, `${method} ${req.url}`)
    if (how && !isProcessed(how)) return misbehave(res, how, '')
    const refundKey = headers['x-refund-idempotency']?.toString()
    const answered = isCheckout
      ? answerCheckout(accounts, url, body)
      : answerOf(() => handle(ledgerOf(accounts, keys), { method, url, body, refundKey }))
    if (how) return misbehave(res, how, answered.text)
    res.writeHead(answered.status, { 'content-type': answered.type, ...CORS }).end(answered.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...open(keyId, keySecret, webhookSecret),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (status) => {
      fixed = status
    },
    misbehave: (how) => void planned.push({ ...how }),
    openAccount: open,
    deliver,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type HttpAnswer = { status: number; type: string; text: string }

function ledgerOf(accounts: Map<string, OpenAccount>, keys: string): OpenAccount['ledger'] {
  const found = accounts.get(keys.split(':')[0] ?? '')
  if (!found || keys !== `${found.account.keyId}:${found.account.keySecret}`)
    throw new Refused('Authentication failed', 401)
  return found.ledger
}

/** Serves the checkout script and its payments, which carry the key id only. Always status 200: a declined payment is no HTTP error. */
function answerCheckout(accounts: Map<string, OpenAccount>, url: URL, body: Body): HttpAnswer {
  if (url.pathname === '/v1/checkout.js')
    return { status: 200, type: 'text/javascript', text: CHECKOUT_SCRIPT }
  const answered = answerOf(() => {
    const found = accounts.get(String(body.key))
    if (!found) throw new Refused('The key is invalid', 401)
    return found.payInBrowser(body)
  })
  return { ...answered, status: 200 }
}

function answerOf(work: () => unknown): HttpAnswer {
  const json = (status: number, answer: unknown): HttpAnswer => ({
    status,
    type: 'application/json',
    text: JSON.stringify(answer),
  })
  try {
    return json(200, work())
  } catch (err) {
    if (err instanceof Refused) return json(err.status, err.body)
    throw err
  }
}

async function readBody(req: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of req) text += chunk
  return text.startsWith('{') ? JSON.parse(text) : {}
}
