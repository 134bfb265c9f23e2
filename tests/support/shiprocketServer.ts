import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isProcessed, type Misbehaviour, misbehave, takePlannedFailure } from './razorpay/misbehaviour.ts'
import { type Account, openAccount, signIn } from './shiprocket/account.ts'
import { handle, Refused } from './shiprocket/routes.ts'

export type ShiprocketServer = {
  url: string
  /** Method and path of the requests in order of arrival. */
  requests: string[]
  /** Makes matching requests fail from now on. */
  misbehave: (how: Misbehaviour) => void
  /** Cancels all planned failures. */
  behave: () => void
  openAccount: (email: string, password: string) => Account
  close: () => Promise<void>
}

/** A local server that books and tracks parcels by Shiprocket's published rules for clients of its accounts. */
export async function startShiprocketServer(): Promise<ShiprocketServer> {
  const requests: string[] = []
  const planned: Misbehaviour[] = []
  const accounts = new Map<string, Account>()

  const server = createServer(async (req, res) => {
    const { method = '', headers } = req
    const url = new URL(req.url ?? '/', 'http://shiprocket')
    const body = await readBody(req)
    requests.push(`${method} ${url.pathname}`)
    const how = takePlannedFailure(planned, `${method} ${req.url}`)
    if (how && !isProcessed(how)) return misbehave(res, how, '')
    const answered = respond(accounts, { method, url, body }, headers.authorization?.split(' ')[1])
    if (how) return misbehave(res, how, answered.text)
    res.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    misbehave: (how) => void planned.push({ ...how }),
    behave: () => void planned.splice(0),
    openAccount: (email, password) => {
      const account = openAccount(email, password)
      accounts.set(email, account)
      return account
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Asked = Parameters<typeof handle>[1]

function respond(accounts: Map<string, Account>, asked: Asked, token: string | undefined) {
  const answer = (status: number, body: unknown) => ({ status, text: JSON.stringify(body) })
  try {
    if (asked.url.pathname === '/v1/external/auth/login') {
      const account = accounts.get(String(asked.body.email))
      if (account?.password !== asked.body.password)
        throw new Refused(400, { message: 'Invalid email and password combination', status_code: 400 })
      return answer(200, { id: 1, email: account?.email, token: signIn(account as Account) })
    }
    const account = [...accounts.values()].find(({ tokens }) => token && tokens.has(token))
    if (!account) throw new Refused(401, { message: 'Token has expired', status_code: 401 })
    return answer(asked.url.pathname.endsWith('/action') ? 202 : 200, handle(account, asked))
  } catch (err) {
    if (err instanceof Refused) return answer(err.status, err.body)
    throw err
  }
}

async function readBody(req: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of req) text += chunk
  return text.startsWith('{') ? JSON.parse(text) : {}
}
