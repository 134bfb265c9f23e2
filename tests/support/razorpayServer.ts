import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OpenAccount, openAccount, type RazorpayAccount } from './razorpay/account.ts'
import { CHECKOUT_SCRIPT } from './razorpay/checkoutScript.ts'
import type { Body } from './razorpay/checks.ts'
import { isDoneAnyway, type Misbehaviour, misbehave, takeFitting } from './razorpay/misbehaviour.ts'
import { Refused } from './razorpay/Refused.ts'
import { handle } from './razorpay/routes.ts'
import { deliver } from './razorpay/webhooks.ts'

export type RazorpayServer = RazorpayAccount & {
  url: string
  /** Requests as they came: method, path and the pair of keys. */
  requests: { method: string; path: string; keys: string }[]
  /** Every answer from now on, with nothing done; 'hang' never answers, null ends it. */
  answer: (status: number | 'hang' | null) => void
  /** Lets requests to come go wrong. */
  misbehave: (how: Misbehaviour) => void
  /** Opens the account of another merchant, who knows nothing of this one. */
  openAccount: (keyId: string, keySecret: string, webhookSecret?: string) => RazorpayAccount
  deliver: typeof deliver
  close: () => Promise<void>
}

const CORS = { 'access-control-allow-origin': '*' }

/**
 * A local server that keeps orders, payments and refunds by Razorpay's published rules for clients with one of its pairs of
 * keys, and takes payments of its own checkout script. The account of the given keys is the server's own.
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
    const how = takeFitting(planned, `${method} ${req.url}`)
    if (how && !isDoneAnyway(how)) return misbehave(res, how, '')
    const refundKey = headers['x-refund-idempotency']?.toString()
    const said = isCheckout
      ? sayInBrowser(accounts, url, body)
      : saying(() => handle(ledgerOf(accounts, keys), { method, url, body, refundKey }))
    if (how) return misbehave(res, how, said.text)
    res.writeHead(said.status, { 'content-type': said.type, ...CORS }).end(said.text)
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

type Said = { status: number; type: string; text: string }

function ledgerOf(accounts: Map<string, OpenAccount>, keys: string): OpenAccount['ledger'] {
  const found = accounts.get(keys.split(':')[0] ?? '')
  if (!found || keys !== `${found.account.keyId}:${found.account.keySecret}`)
    throw new Refused('Authentication failed', 401)
  return found.ledger
}

/** The script, and the payments that it makes with the public half of the keys: a declined one is no failed request. */
function sayInBrowser(accounts: Map<string, OpenAccount>, url: URL, body: Body): Said {
  if (url.pathname === '/v1/checkout.js')
    return { status: 200, type: 'text/javascript', text: CHECKOUT_SCRIPT }
  const said = saying(() => {
    const found = accounts.get(String(body.key))
    if (!found) throw new Refused('The key is invalid', 401)
    return found.payInBrowser(body)
  })
  return { ...said, status: 200 }
}

function saying(work: () => unknown): Said {
  const say = (status: number, answer: unknown): Said => ({
    status,
    type: 'application/json',
    text: JSON.stringify(answer),
  })
  try {
    return say(200, work())
  } catch (err) {
    if (err instanceof Refused) return say(err.status, err.body)
    throw err
  }
}

async function readBody(req: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of req) text += chunk
  return text.startsWith('{') ? JSON.parse(text) : {}
}
