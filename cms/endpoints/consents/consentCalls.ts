import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SessionUser } from '#access/viewer.ts'
import type { IdentityChannel } from '#domain/calls/account.ts'
import {
  BirthYearBodySchema,
  ConsentsResponseSchema,
  GuardianSendBodySchema,
  GuardianSentResponseSchema,
  GuardianVerifyBodySchema,
  ListedBodySchema,
} from '#domain/calls/consents.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { endsListing, mayConsent } from '#domain/people/consent/consents.ts'
import { isBirthYear, isMinor, mayChangeBirthYear } from '#domain/people/consent/minor.ts'
import { StrictEmailSchema } from '#domain/people/EmailSchema.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { maskContact } from '#domain/profile/provenChannel.ts'
import { textOf } from '#domain/text/textOf.ts'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { consentRow, consentsOf, storeConsent } from '../../operations/consents/consentsOf.ts'
import { withdrawMarketing } from '../../operations/messages/preferences.ts'
import { codeTarget } from '../account/codeTarget.ts'
import { sendCode } from '../auth/sendCode.ts'
import { tryCode } from '../auth/tryCode.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { requireOwnPerson } from '../refusals.ts'
import { type Refusal, refuse, succeed, wrongField } from '../responses.ts'

const meanwhile = () => refuse(textOf('tryLater'), 'meanwhile', { httpStatus: 409 })

/** The fields of a student who leaves leaderboards. */
const leftAt = (now: Date) => ({
  isListed: false,
  displayName: null,
  listedVersion: null,
  listedAt: now.toISOString(),
})

const read = defineCall({
  path: '/auth/consents',
  method: 'get',
  summary: 'What is known of the own age, and what was agreed to',
  body: z.object({}),
  answer: ConsentsResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const row = await consentRow(context.req.payload, own.person.id)
    const birthYear = row?.birthYear ?? null
    const contact = row?.guardianContact ?? ''
    const channel = contact.includes('@') ? 'email' : 'phone'
    return {
      ...succeed(),
      birthYear,
      isMinor: isMinor(birthYear, context.now.getUTCFullYear()),
      guardian: row?.guardianAt
        ? {
            name: row.guardianName ?? '',
            contact: maskContact({ channel, to: contact }),
            at: new Date(row.guardianAt).getTime(),
          }
        : null,
      isListed: row?.isListed ?? false,
      displayName: row?.displayName ?? null,
    }
  },
})

const birthYear = defineCall({
  path: '/auth/birthyear',
  summary:
    'Say the own birth year; a minor’s can never become an adult’s, and ends what only adults may agree to',
  body: BirthYearBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const student = own.person.id
    const year = context.now.getUTCFullYear()
    const { birthYear: after } = context.body
    if (!isBirthYear(after, year)) return wrongField('birthYear', textOf('consentBirthYear'))
    const known = await consentsOf(payload, student)
    if (!mayChangeBirthYear(known.birthYear, after, year))
      return refuse(textOf('consentBirthYearKept'), 'kept')
    const of = { student, project: context.project.id }
    const left = endsListing(known, after, year) ? leftAt(context.now) : {}
    if (!(await storeConsent(payload, of, known.birthYear, { birthYear: after, ...left }))) return meanwhile()
    // Whoever reads the account in between goes by the birth year; after a kill in between, the same call again ends it.
    if (isMinor(after, year)) await withdrawMarketing(payload, student)
    return succeed(textOf('consentSaved'))
  },
})

type Guardian = { channel: IdentityChannel; contact: string }

/** The guardian's phone or e-mail in its stored form, or a refusal when it is the student's own. */
function guardianOf(
  req: PayloadRequest,
  { channel, contact }: Guardian,
): { to: string } | { refusal: Refusal } {
  const user = req.user as SessionUser
  const to =
    channel === 'phone' ? normalisePhone(contact) : (StrictEmailSchema.safeParse(contact).data ?? null)
  if (!to) return { refusal: wrongField('contact', textOf('invalid')) }
  return to === user.phone || to === user.email
    ? { refusal: wrongField('contact', textOf('consentOwnContact'), 'own') }
    : { to }
}

const guardianSend = defineCall({
  path: '/auth/guardian/send',
  summary: 'Send a code to the phone or e-mail of a guardian, who agrees by it',
  body: GuardianSendBodySchema,
  answer: GuardianSentResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { channel } = context.body
    const guardian = guardianOf(context.req, context.body)
    if ('refusal' in guardian) return guardian.refusal
    const sent = await sendCode(context, codeTarget('guardian', { channel, to: guardian.to }))
    return sent.apiSuccess ? { ...sent, contact: maskContact({ channel, to: guardian.to }) } : sent
  },
})

const guardianVerify = defineCall({
  path: '/auth/guardian/verify',
  summary: 'A guardian agrees, by the code that was sent to them',
  body: GuardianVerifyBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const { channel, name, code, version } = context.body
    const guardian = guardianOf(context.req, context.body)
    if ('refusal' in guardian) return guardian.refusal
    const tried = await tryCode(context, codeTarget('guardian', { channel, to: guardian.to }), code)
    if ('refusal' in tried) return tried.refusal
    if (!(await consumeCode(payload, tried.challenge))) return refuse(textOf('wrongCode'), 'wrongCode')
    const of = { student: own.person.id, project: context.project.id }
    const { birthYear: known } = await consentsOf(payload, of.student)
    const agreed = {
      guardianName: name,
      guardianContact: guardian.to,
      guardianVersion: version,
      guardianAt: context.now.toISOString(),
    }
    return (await storeConsent(payload, of, known, agreed)) ? succeed(textOf('consentGuardian')) : meanwhile()
  },
})

const listed = defineCall({
  path: '/auth/listed',
  summary: 'Join leaderboards under a name, or leave them; minors with a guardian’s consent only',
  body: ListedBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const { body, now } = context
    const of = { student: own.person.id, project: context.project.id }
    const consents = await consentsOf(payload, of.student)
    if (body.isListed && !mayConsent(consents, now.getUTCFullYear()))
      return refuse(textOf('consentGuardianNeeded'), 'guardian')
    const change = body.isListed
      ? {
          isListed: true,
          displayName: body.displayName,
          listedVersion: body.version,
          listedAt: now.toISOString(),
        }
      : leftAt(now)
    const stored = await storeConsent(payload, of, consents.birthYear, change)
    if (!stored) return meanwhile()
    return succeed(textOf(body.isListed ? 'consentListed' : 'consentLeft'))
  },
})

/** Calls of students about their age and their consents. */
export const CONSENT_CALLS: Call[] = [read, birthYear, guardianSend, guardianVerify, listed]
