import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Mail, readMail } from './readMail.ts'

/** How the server behaves; each refusal comes at the SMTP step at which real servers refuse. */
export type SmtpBehaviour = 'accept' | 'hang' | 'noSuchUser' | 'refuseSender' | 'busy' | 'refuseText'

type AcceptedHook = (answer: () => void) => void

export type TestSmtpServer = {
  url: string
  /** Accepted e-mails, oldest first. */
  mails: Mail[]
  /** Number of connections opened so far. */
  connections: () => number
  /** Number of commands that `hang` left without a reply. */
  unanswered: () => number
  behave: (how: SmtpBehaviour, onlyFor?: (address: string) => boolean) => void
  /** Calls `hook` for each accepted e-mail with the function that sends the reply 250; null replies immediately again. */
  onAccepted: (hook: AcceptedHook | null) => void
  /** Closes the server and its connections; its port then refuses connections. */
  close: () => Promise<void>
}

const REPLIES: Partial<Record<SmtpBehaviour, [number, string]>> = {
  noSuchUser: [550, '5.1.1 No such user here'],
  refuseSender: [553, '5.7.1 Sender address rejected: not owned by user'],
  busy: [451, '4.3.2 Try again later'],
  refuseText: [554, '5.6.0 Message refused'],
}

/** A local SMTP server without encryption that stores accepted e-mails. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: Mail[] = []
  let opened = 0
  let unanswered = 0
  let behaviour: SmtpBehaviour = 'accept'
  let acceptedHook: AcceptedHook | null = null
  let isMeant: (address: string) => boolean = () => true
  type Done = (err?: Error | null) => void
  const step = (how: SmtpBehaviour, done: Done, address?: string) => {
    if (address !== undefined && !isMeant(address)) return done()
    if (behaviour === 'hang') {
      unanswered++
      return
    }
    const [responseCode, text = ''] = (behaviour === how && REPLIES[how]) || []
    return responseCode ? done(Object.assign(new Error(text), { responseCode })) : done()
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    onConnect: (_session, done) => {
      opened++
      step('hang', done)
    },
    onMailFrom: ({ address }, _session, done) =>
      step(behaviour === 'busy' ? 'busy' : 'refuseSender', done, address),
    onRcptTo: ({ address }, _session, done) => step('noSuchUser', done, address),
    onData: async (stream, { envelope }, done) => {
      let raw = ''
      try {
        for await (const chunk of stream) raw += (chunk as Buffer).toString('latin1')
      } catch {
        return // the sender closed the connection in the middle of the message
      }
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      if (behaviour === 'refuseText' || behaviour === 'hang') return step('refuseText', done)
      mails.push(readMail(raw, { from, to: envelope.rcptTo.map(({ address }) => address) }))
      if (acceptedHook) acceptedHook(() => done())
      else done()
    },
  })
  server.on('error', () => {}) // aborted connections
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    connections: () => opened,
    unanswered: () => unanswered,
    behave: (how, onlyFor = () => true) => {
      behaviour = how
      isMeant = onlyFor
    },
    onAccepted: (hook) => {
      acceptedHook = hook
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
