import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageIssues, requestIssues } from './checkTwilioRequest.ts'

/** The server's response to a message: accepted, none, one of Twilio's error codes, or a bare HTTP status. */
export type TwilioAnswer = 'accepted' | 'hang' | { code: number; status?: number } | { status: number }

/** The form parameters of a message. */
export type SentSms = Record<string, string>

export type TwilioServer = {
  accountSid: string
  authToken: string
  url: string
  /** All messages in order of arrival, including refused ones. */
  messages: SentSms[]
  /** Violations of Twilio's description in requests; tests assert that it stays empty. */
  violations: string[]
  /** Sets how messages are answered from now on; by default all are accepted. */
  answer: (decide: (message: SentSms) => TwilioAnswer) => void
  close: () => Promise<void>
}

const STATUS: Record<number, number> = { 20003: 401, 20429: 429 }

/** A local server that implements Twilio's Messages resource and checks every request against Twilio's OpenAPI description. */
export async function startTwilioServer(): Promise<TwilioServer> {
  const accountSid = `AC${randomBytes(16).toString('hex')}`
  const authToken = randomBytes(16).toString('hex')
  const messages: SentSms[] = []
  const violations: string[] = []
  let decide: (message: SentSms) => TwilioAnswer = () => 'accepted'
  const server = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    const { method = '', url: path = '', headers } = req
    const say = (status: number, answer: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    const issues = requestIssues({ method, path, headers, body }, `${accountSid}:${authToken}`)
    if (issues.length > 0) {
      violations.push(...issues)
      return say(400, { code: 20001, message: issues.join('; '), status: 400 })
    }
    const message = Object.fromEntries(new URLSearchParams(body))
    messages.push(message)
    const answer = decide(message)
    if (answer === 'hang') return
    if (answer === 'accepted') {
      const accepted = acceptedMessage(accountSid, message)
      violations.push(...messageIssues(accepted))
      return say(201, accepted)
    }
    if (!('code' in answer)) return res.writeHead(answer.status).end('<html>unavailable</html>')
    const status = answer.status ?? STATUS[answer.code] ?? 400
    const { code } = answer
    const more_info = `https://www.twilio.com/docs/errors/${code}`
    return say(status, {
      code,
      message: `error ${code} to ${message.To}: ${message.Body}`,
      more_info,
      status,
    })
  })
  return {
    accountSid,
    authToken,
    url: await listen(server),
    messages,
    violations,
    answer: (next) => {
      decide = next
    },
    close: () => close(server),
  }
}

const acceptedMessage = (account_sid: string, { To, From, MessagingServiceSid, Body }: SentSms) => ({
  sid: `SM${randomBytes(16).toString('hex')}`,
  account_sid,
  to: To,
  from: From ?? null,
  messaging_service_sid: MessagingServiceSid ?? null,
  body: Body,
  status: MessagingServiceSid ? 'accepted' : 'queued',
  direction: 'outbound-api',
  num_segments: '1',
  error_code: null,
  error_message: null,
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
