import { unseal } from '#access/secrets.ts'
import type { SessionUser } from '#access/viewer.ts'
import {
  DomainCheckedResponseSchema,
  KeysAcceptedResponseSchema,
  TestSentResponseSchema,
  TestSettingsBodySchema,
} from '#domain/calls/settings.ts'
import { parseMailbox } from '#domain/messages/mailbox.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { domainOf } from '#domain/messages/senderDomain.ts'
import { provenReceiver } from '#domain/profile/provenChannel.ts'
import { textOf } from '#domain/text/textOf.ts'
import { checkKeys } from '../../adapters/payments/razorpay/checkKeys.ts'
import { env } from '../../config/env.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { authLimits } from '../../operations/auth/authLimits.ts'
import { claimMessage } from '../../operations/auth/claimMessage.ts'
import { reserveLimits } from '../../operations/rateLimits/limits.ts'
import { checkSenderDomain } from '../../operations/settings/checkSenderDomain.ts'
import { settingsDocument } from '../../operations/settings/settingsDocument.ts'
import { testMessage } from '../../operations/settings/testMessage.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'

const NEEDS = { module: 'gateways', toEdit: true } as const
const TESTS = 5
const TESTS_MS = 600_000

/** At most `TESTS` tests of any kind in `TESTS_MS` for a person; the refusal or null. */
async function claimTest({ req, viewer, now }: CallContext<unknown>) {
  const key = `settingsTest:${viewer?.id}`
  const taken = await reserveLimits(
    req.payload,
    [{ kind: 'window', key, limit: TESTS, windowMs: TESTS_MS }],
    now,
  )
  return taken.ok ? null : refuse(textOf('testLimit'), 'limit', { retryAfterS: taken.retryAfterS })
}

const test = (channel: MessageChannel, path: `/${string}`, summary: string) =>
  defineCall({
    path,
    isForPlatform: true,
    summary,
    needs: NEEDS,
    audit: { entity: 'message-settings', did: 'Tested the senders of messages', id: 'id', action: 'test' },
    body: TestSettingsBodySchema,
    answer: TestSentResponseSchema,
    handle: async (context) => {
      const { req, body, now } = context
      const stored = await settingsDocument(req, 'message-settings', body.id)
      if (!stored) return notFound()
      const { project } = stored
      const user = req.user as unknown as SessionUser
      const to = provenReceiver(user, channel)
      if (!to) return refuse(channel === 'sms' ? textOf('noOwnPhone') : textOf('noOwnEmail'), 'noChannel')
      const limited = await claimTest(context)
      if (limited) return limited
      if (channel === 'sms') {
        const limits = await authLimits(req.payload, project.id)
        const isFree = await claimMessage(req.payload, project.id, {
          channel: 'sms',
          to,
          isKnown: true,
          limits,
          now,
        })
        if (!isFree) return refuse(textOf('smsUsedUp'), 'smsLimit')
      }
      const tested = await testMessage(req.payload, { project, channel, person: user, now })
      await recordAudit(req, {
        action: 'test',
        entity: 'message-settings',
        entityId: body.id,
        project: project.id,
        summary: `Tested the ${channel === 'sms' ? 'SMS' : 'e-mail'} senders: ${tested.ok ? `${tested.provider} accepted it` : 'no sender accepted it'}`,
        now,
      })
      if (!tested.ok) return refuse(tested.reason, 'testFailed')
      const { provider, sender, tookMs, before } = tested
      const given = { provider, sender: sender ? ` from ${sender}` : '', to }
      return {
        apiSuccess: true as const,
        message: before ? textOf('testTakenAfter', { ...given, before }) : textOf('testTaken', given),
        isFallback: before !== '',
        provider,
        sender,
        tookMs,
      }
    },
  })

export const testsms = test(
  'sms',
  '/settings/testsms',
  'Send an SMS to the phone of the person who asks, through the project’s senders as stored',
)
export const testemail = test(
  'email',
  '/settings/testemail',
  'Send an e-mail to the address of the person who asks, through the project’s senders as stored',
)

const KEY_ANSWERS = {
  wrongKeys: 'gatewayWrongKeys',
  timeout: 'gatewayTimeout',
  unreachable: 'gatewayUnreachable',
  unexpected: 'gatewayUnexpected',
} as const

export const testrazorpay = defineCall({
  path: '/settings/testrazorpay',
  isForPlatform: true,
  summary: 'Ask Razorpay whether it accepts the stored keys; reads only',
  needs: NEEDS,
  audit: { entity: 'settings', did: 'Tested the payment gateway' },
  body: TestSettingsBodySchema,
  answer: KeysAcceptedResponseSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const stored = await settingsDocument(req, 'payment-settings', body.id)
    if (!stored) return notFound()
    const { keyId, keySecret } = (stored.row.razorpay ?? {}) as Record<string, string | null>
    const secret = unseal(keySecret, req.payload.secret)
    if (!keyId || !secret) return refuse(textOf('gatewayNoKeys'), 'testFailed')
    const limited = await claimTest(context)
    if (limited) return limited
    const checked = await checkKeys(keyId, secret)
    await recordAudit(req, {
      action: 'test',
      entity: 'payment-settings',
      entityId: body.id,
      project: stored.project.id,
      summary: `Tested the Razorpay keys: ${checked.outcome}`,
      now,
    })
    if (checked.outcome !== 'accepted') {
      const detail = checked.detail ?? 'no reason given'
      return refuse(textOf(KEY_ANSWERS[checked.outcome], { detail }), 'testFailed')
    }
    const { mode, tookMs } = checked
    const message = mode === 'live' ? textOf('gatewayLive') : textOf('gatewayTest')
    return { apiSuccess: true as const, message, mode, tookMs }
  },
})

export const checkdomain = defineCall({
  path: '/settings/checkdomain',
  isForPlatform: true,
  summary: 'Look up SPF, DKIM and DMARC of the domain from which the project sends e-mails',
  needs: NEEDS,
  audit: { entity: 'message-settings', did: 'Checked the domain of the sender', id: 'id', action: 'test' },
  body: TestSettingsBodySchema,
  answer: DomainCheckedResponseSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const stored = await settingsDocument(req, 'message-settings', body.id)
    if (!stored) return notFound()
    const { emailFrom, dkimSelector } = stored.row as {
      emailFrom?: string | null
      dkimSelector?: string | null
    }
    const domain = domainOf(emailFrom) ?? domainOf(parseMailbox(env().MAIL_FROM ?? '')?.address)
    if (!domain) return refuse(textOf('noSenderDomain'), 'testFailed')
    const limited = await claimTest(context)
    if (limited) return limited
    const records = await checkSenderDomain(domain, dkimSelector || null)
    await recordAudit(req, {
      action: 'test',
      entity: 'message-settings',
      entityId: body.id,
      project: stored.project.id,
      now,
      summary: `Checked ${domain}: ${records.map(({ record, state }) => `${record} ${state}`).join(', ')}`,
    })
    return { apiSuccess: true as const, domain, records }
  },
})
