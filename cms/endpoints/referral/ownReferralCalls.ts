import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import { referralCookie } from '#access/session/cookieNames.ts'
import {
  MyReferralsResponseSchema,
  RecordReferrerBodySchema,
  RecordReferrerResponseSchema,
  RequestPayoutBodySchema,
} from '#domain/calls/referral.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { ATTRIBUTION_MS } from '#domain/referral/states.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { requireProof } from '../../operations/account/requireProof.ts'
import { friendCoupon, myReferrals } from '../../operations/referral/myReferrals.ts'
import { requestPayout } from '../../operations/referral/payouts.ts'
import { personOfCode } from '../../operations/referral/referralCode.ts'
import { referralProgramme } from '../../operations/referral/referralProgramme.ts'
import { httpOnlyCookie } from '../auth/cookies.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden, proofRequired, requireOwnPerson } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const cameBy = defineCall({
  path: '/referral/came',
  summary: 'Remember the referral link that this browser opened, for 30 days',
  body: RecordReferrerBodySchema,
  answer: RecordReferrerResponseSchema,
  handle: async ({ req, project, body, now, setCookie }) => {
    const programme = await referralProgramme(req.payload, project)
    const person = programme.rules.isOn ? await personOfCode(req.payload, project, body.code) : null
    if (!person) return { ...succeed(), coupon: null }
    const until = new Date(now.getTime() + ATTRIBUTION_MS)
    setCookie(httpOnlyCookie(referralCookie(project.slug), `${person.code}.${now.getTime()}`, until))
    return { ...succeed(), coupon: await friendCoupon(req.payload, programme, now, localeOf(req)) }
  },
})

const mine = defineCall({
  path: '/referral/mine',
  method: 'get',
  summary: 'Referral code, referred friends and payouts of the signed-in person',
  body: z.object({}),
  answer: MyReferralsResponseSchema,
  handle: async (context) => {
    const here = requireOwnPerson(context)
    if ('refusal' in here) return here.refusal
    const { req, project, now } = context
    return { ...succeed(), ...(await myReferrals(req.payload, project, here.person.id, now, localeOf(req))) }
  },
})

const payout = defineCall({
  path: '/referral/payout',
  summary: 'Request a payout of earnings; idempotent by key, needs a fresh code',
  body: RequestPayoutBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const here = requireOwnPerson(context)
    if ('refusal' in here) return here.refusal
    const { req, project, body, now } = context
    if (here.person.isReadOnly) return forbidden()
    if (!(await requireProof(req, now))) return proofRequired()
    const requested = await requestPayout({
      payload: req.payload,
      project,
      student: req.user as User,
      now,
      paise: body.amount,
      target: body.target,
      requestKey: body.requestKey,
    })
    if (requested.state === 'short') return refuse(textOf('earningsShort'), 'creditsShort')
    if (requested.state === 'tooLittle')
      return refuse(textOf('payoutTooLittle', { least: formatInr(requested.leastPaise) }), 'payoutTooLittle')
    return succeed(textOf('payoutAsked'))
  },
})

export const REFERRAL_CALLS: Call[] = [cameBy, mine, payout]
