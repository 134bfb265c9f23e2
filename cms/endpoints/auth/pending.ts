import { z } from 'zod'
import { hintOf } from '#domain/auth/hintOf.ts'
import { PendingAnswerSchema } from '#domain/calls/auth.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { authLimits } from '../../operations/auth/authLimits.ts'
import { codeOfBrowser, pendingLogin } from '../../operations/auth/pendingLogin.ts'
import { slotKey } from '../../operations/auth/slot.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { browserOf } from './cookies.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now'>

function askedBy({ req, project, now }: Context) {
  const browser = browserOf(req, project.slug)
  return browser ? { payload: req.payload, project: project.id, browser, now } : null
}

/** A login call names a phone, an e-mail, or the code that this browser waits for. */
type Named = { challenge: string } | { phone: string } | { email: string }

/** The phone or e-mail that a login call is about, in its stored form; null for what is none, and for a code that is gone. */
export async function identifierOf(
  context: Context,
  channel: MessageChannel,
  named: Named,
): Promise<string | null> {
  if ('phone' in named) return normalisePhone(named.phone)
  if ('email' in named) return named.email
  const asked = askedBy(context)
  const row = asked && (await codeOfBrowser(asked, named.challenge))
  if (!row) return null
  const { identifier } = row
  const slot = { browser: asked.browser, purpose: 'login', channel, identifier } as const
  return row.slotKey === slotKey(context.project.id, slot) ? identifier : null
}

export const pending = defineCall({
  path: '/auth/pending',
  method: 'get',
  summary: 'The sign-in code that this browser waits for',
  body: z.object({}),
  answer: PendingAnswerSchema,
  handle: async (context) => {
    const asked = askedBy(context)
    const { req, project } = context
    const row = asked && (await pendingLogin(asked, (await authLimits(req.payload, project.id)).maxTries))
    const code = row && {
      challenge: String(row.id),
      channel: row.slotKey.startsWith(`${project.id}:login:sms:`) ? ('phone' as const) : ('email' as const),
      to: hintOf(row.identifier),
      otpLength: row.length,
      sentAt: Date.parse(row.sentAt),
      expiresAt: Date.parse(row.expiresAt),
    }
    return { apiSuccess: true as const, code }
  },
})
