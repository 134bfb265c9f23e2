import { z } from 'zod'
import { maskIdentifier } from '#domain/auth/maskIdentifier.ts'
import { PendingResponseSchema } from '#domain/calls/auth.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { authLimits } from '../../operations/auth/authLimits.ts'
import { codeOfBrowser, pendingLogin } from '../../operations/auth/pendingLogin.ts'
import { slotKey } from '../../operations/auth/slot.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { browserOf } from './cookies.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now'>

function browserContext({ req, project, now }: Context) {
  const browser = browserOf(req, project.slug)
  return browser ? { payload: req.payload, project: project.id, browser, now } : null
}

/** A login call gives a phone, an e-mail, or the id of the pending challenge of this browser. */
type LoginIdentifier = { challenge: string } | { phone: string } | { email: string }

/** Normalised phone or e-mail of a login call; null when it is invalid or the challenge has expired. */
export async function identifierOf(
  context: Context,
  channel: MessageChannel,
  login: LoginIdentifier,
): Promise<string | null> {
  if ('phone' in login) return normalisePhone(login.phone)
  if ('email' in login) return login.email
  const pendingContext = browserContext(context)
  const row = pendingContext && (await codeOfBrowser(pendingContext, login.challenge))
  if (!row) return null
  const { identifier } = row
  const slot = { browser: pendingContext.browser, purpose: 'login', channel, identifier } as const
  return row.slotKey === slotKey(context.project.id, slot) ? identifier : null
}

export const pending = defineCall({
  path: '/auth/pending',
  method: 'get',
  summary: 'The pending sign-in code of this browser',
  body: z.object({}),
  answer: PendingResponseSchema,
  handle: async (context) => {
    const pendingContext = browserContext(context)
    const { req, project } = context
    const row =
      pendingContext &&
      (await pendingLogin(pendingContext, (await authLimits(req.payload, project.id)).maxTries))
    const code = row && {
      challenge: String(row.id),
      channel: row.slotKey.startsWith(`${project.id}:login:sms:`) ? ('phone' as const) : ('email' as const),
      to: maskIdentifier(row.identifier),
      otpLength: row.length,
      sentAt: Date.parse(row.sentAt),
      expiresAt: Date.parse(row.expiresAt),
    }
    return { apiSuccess: true as const, code }
  },
})
