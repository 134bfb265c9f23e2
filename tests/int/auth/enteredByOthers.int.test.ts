import type { BasePayload, Field } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { collectionFacts } from '#access/collectionFacts.ts'
import { INTERNAL_COLLECTIONS } from '#access/modules.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import { startPayload } from '#cms/payload.ts'
import { readRows } from '#database/guard.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, freshPhone, signIn } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

type Person = { phone: string; email: string }
type Answer = { status: number; body: unknown }

/** Names of fields that may contain a person's phone or e-mail. */
const HOLDS = /phone|e?mail|mobile|whatsapp|identif|contact|^value$/i
/** Fields with such names but other content. */
const OTHERWISE =
  /^(mail|emailOtp|mailState|mailAt|mailTries|mailNo|mailedAt|asksPhone|asksEmail|isPhoneVerified|isEmailVerified|phoneKey|emailKey|emailsPerDay|emailFromName|contactLinks|isEmailOtpEnabled|bulkEmail|isIntlPhoneEnabled)$/

const holdsIdentifier = (name: string): boolean => HOLDS.test(name) && !OTHERWISE.test(name)

let payload: BasePayload
let project: RequestProject
/** A person whose phone and e-mail are proven. */
let victim: Person & { id: string }
const browsers: Record<'stranger' | 'student' | 'franchisee' | 'subadmin' | 'admin', () => Promise<Browser>> =
  {
    stranger: async () => openBrowser(project),
    student: async () => signIn(project, (await createPerson(payload, project)).phone),
    franchisee: () => staff(200, [], ['franchise']),
    subadmin: () => staff(650, ['users', 'addUsers', 'addOrders']),
    admin: () => staff(800),
  }

async function staff(level: number, modules: string[] = [], features: string[] = []): Promise<Browser> {
  const id = String((await createPerson(payload, project, level)).id)
  if (level < 800)
    await giveAccess(
      payload,
      project,
      id,
      modules.map((module) => ({ id: module, canEdit: true })),
      { features },
    )
  const browser = openBrowser(project)
  const proven = { provenUntil: new Date(Date.now() + 600_000).toISOString() }
  browser.jar.set(`${project.slug}-staff`, await openTestSession(payload, id, project, true, proven))
  return browser
}

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload, {
    'admin-configs': { authLimits: { sendGapMs: 0, ipSendsPerHour: 10_000, ipSendsPerDay: 12 } },
    'web-static-configs': { adminWebConfig: { signupForm: { isEmailOtpEnabled: false } } },
  })
  victim = await createProven()
})

const newIdentifiers = (): Person => {
  const phone = freshPhone()
  return { phone, email: `someone${phone.slice(3)}@example.org` }
}
/** A person whose phone and e-mail are proven. */
const createProven = async (): Promise<Person & { id: string }> => {
  const person = newIdentifiers()
  const { id } = await payload.create({
    collection: 'users',
    data: { ...person, name: 'Test Person', userLevel: 100, project: project.id } as never,
    overrideAccess: true,
    context: { proven: ['phone', 'email'], project },
  })
  return { ...person, id: String(id) }
}
const usersWith = ({ phone, email }: Person): Promise<User[]> =>
  readRows({
    payload,
    collection: 'users',
    where: {
      and: [
        { project: { equals: project.id } },
        { or: [{ phone: { equals: phone } }, { email: { equals: email } }] },
      ],
    },
    sort: ['id'],
    limit: 50,
  })
/** Accounts on which `person`'s phone or e-mail is proven. */
const provenBy = async (person: Person): Promise<User[]> =>
  (await usersWith(person)).filter(
    (user) =>
      (user.phone === person.phone && user.isPhoneVerified) ||
      (user.email === person.email && user.isEmailVerified),
  )
const isVictim = ({ id }: User): boolean => String(id) === victim.id
const sessionsOf = async (id: string): Promise<number> =>
  (await payload.db.count({ collection: 'sessions', where: { user: { equals: id } } })).totalDocs

type Kind = {
  by: keyof typeof browsers
  /** The request body with a person's phone and e-mail. */
  body: (person: Person) => object
  /** Accounts in which the call stores the identifier as unproven. */
  writes?: number
  /** Whether the call may reveal that an identifier is taken, as it may to staff (decision 26). */
  mayReveal?: true
  /** Number of calls by one browser after which the rate limit refuses. */
  isLimitedWithin?: number
}

const name = 'Asha Kumari'
const address = {
  name,
  line1: 'House 1, Mill Road',
  city: 'Bhopal',
  state: 'MP',
  pincode: '462002',
  kind: 'home',
}
const SENDS = { by: 'stranger', isLimitedWithin: 13 } as const
const BY_CODE = { by: 'stranger' } as const

/** Every call whose input may contain a phone or an e-mail, and how it uses it. Add new calls here. */
const CLASSIFIED: Record<string, Kind> = {
  // Sends a code; does not reveal accounts; sends have budgets.
  '/auth/loginAndSendOtp': { ...SENDS, body: ({ phone }) => ({ phone }) },
  '/auth/loginemailotp': { ...SENDS, body: ({ email }) => ({ email }) },
  '/auth/signupAndSendOtp': { ...SENDS, body: (person) => ({ ...person, name, otpMethod: 'onPhone' }) },
  '/admin/sendOtp': { ...SENDS, body: ({ phone }) => ({ identifier: phone }) },
  '/auth/changeidentity/send': {
    by: 'student',
    isLimitedWithin: 13,
    body: ({ phone }) => ({ channel: 'phone', value: phone }),
  },
  '/auth/guardian/send': {
    by: 'student',
    isLimitedWithin: 13,
    body: ({ phone }) => ({ name, channel: 'phone', contact: phone }),
  },
  // Checks a code; guesses have budgets (guessing.int.test.ts).
  '/auth/resendOtp': { ...BY_CODE, body: ({ phone }) => ({ phone }) },
  '/auth/resendEmailOtp': { ...BY_CODE, body: ({ email }) => ({ email }) },
  '/auth/resendSignupOtp': { ...BY_CODE, body: ({ phone }) => ({ phone }) },
  '/auth/resendSignupEmailOtp': { ...BY_CODE, body: (person) => person },
  '/auth/verifyOtp': { ...BY_CODE, body: ({ phone }) => ({ phone, otp: '0000', platform: 'web' }) },
  '/auth/verifyEmailOtp': { ...BY_CODE, body: ({ email }) => ({ email, emailOtp: '0000', platform: 'web' }) },
  '/auth/verifySignupOtp': {
    ...BY_CODE,
    body: (person) => ({ ...person, otp: '0000', emailOtp: '', platform: 'web', otpMethod: 'onPhone' }),
  },
  '/admin/verifyOtp': { ...BY_CODE, body: ({ phone }) => ({ identifier: phone, otp: '000000' }) },
  '/auth/changeidentity/verify': {
    by: 'student',
    body: ({ phone }) => ({ channel: 'phone', value: phone, newCode: '000000', oldCode: '000000' }),
  },
  '/auth/guardian/verify': {
    by: 'student',
    body: ({ phone }) => ({ name, channel: 'phone', contact: phone, code: '000000', version: 1 }),
  },
  // Stored in an account as unproven.
  '/auth/updateuserdoc': { by: 'student', writes: 1, body: ({ email }) => ({ email }) },
  '/people/add': {
    by: 'subadmin',
    writes: 1,
    mayReveal: true,
    body: (person) => ({ ...person, name, level: 100 }),
  },
  '/people/addcsv': {
    by: 'subadmin',
    writes: 1,
    mayReveal: true,
    body: (person) => ({ rows: [{ line: 2, name, ...person, level: '100' }], dryRun: false }),
  },
  // An invitation to the person who proves the identifier.
  '/franchise/addstudent': { by: 'franchisee', isLimitedWithin: 51, body: (person) => ({ name, ...person }) },
  // Stored with a document, and never a login.
  '/address/save': { by: 'student', body: ({ phone }) => ({ ...address, phone, alternatePhone: phone }) },
  '/franchise/addaddress': {
    by: 'franchisee',
    body: ({ phone }) => ({ ...address, phone, alternatePhone: phone, student: victim.id }),
  },
  '/sales/addaddress': {
    by: 'subadmin',
    body: ({ phone }) => ({ ...address, phone, alternatePhone: phone, student: victim.id }),
  },
  '/sales/changeaddress': {
    by: 'admin',
    body: ({ phone }) => ({ ...address, phone, alternatePhone: phone, orderId: 'none', version: 0 }),
  },
  '/parcels/answer': {
    by: 'stranger',
    body: ({ phone }) => ({
      token: 'x'.repeat(32),
      answer: { ...address, kind: 'address', day: '2030-01-01', part: 'any', phone: phone.slice(3) },
    }),
  },
  '/leads/submit': {
    by: 'stranger',
    body: (person) => ({
      form: 'none',
      attempt: crypto.randomUUID(),
      name,
      ...person,
      page: '/',
      elapsedMs: 20_000,
    }),
  },
  '/quizzes/guest': {
    by: 'stranger',
    body: (person) => ({ quiz: 'none', name, ...person, hasConsented: true, page: '/' }),
  },
  '/coupon/importcodes': {
    by: 'admin',
    body: ({ phone }) => ({ coupon: 'none', rows: [{ line: 2, couponCode: 'ONE', phone }] }),
  },
  '/settings/setsecret': {
    by: 'admin',
    body: ({ email }) => ({ collection: 'message-settings', id: 'none', path: 'none', value: email }),
  },
}

/** Names of all fields in a JSON schema. */
const namesIn = (schema: unknown): string[] =>
  schema === null || typeof schema !== 'object'
    ? []
    : Object.entries(schema).flatMap(([key, inner]) => [
        ...(key === 'properties' ? Object.keys(inner as object) : []),
        ...namesIn(inner),
      ])
const inputOf = (body: z.ZodType) => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
const FOUND = CALLS.filter(({ body }) => namesIn(inputOf(body)).some(holdsIdentifier)).map(({ path }) => path)

describe('every call whose input may contain a person’s phone or e-mail', () => {
  it('is classified here', () => expect(FOUND.toSorted()).toEqual(Object.keys(CLASSIFIED).toSorted()))

  it.each(Object.entries(CLASSIFIED))('%s does not prove it', async (path, { by, body, writes = 0 }) => {
    const person = newIdentifiers()
    const answer = await (await browsers[by]()).post(path, body(person))
    expect(answer.status, JSON.stringify(answer.body)).not.toBe(400)
    expect(await usersWith(person)).toHaveLength(writes)
    expect(await provenBy(person)).toEqual([])
  })

  it.each(Object.entries(CLASSIFIED))(
    '%s changes nothing for the person who owns it',
    async (path, { by, body }) => {
      const before = await usersWith(victim)
      const sessions = await sessionsOf(victim.id)
      await (await browsers[by]()).post(path, body(victim))
      expect((await provenBy(victim)).map(({ id }) => String(id))).toEqual([victim.id])
      expect((await usersWith(victim)).filter(isVictim)).toEqual(before.filter(isVictim))
      expect(await sessionsOf(victim.id)).toBe(sessions)
    },
  )

  it.each(Object.entries(CLASSIFIED).filter(([, { mayReveal }]) => !mayReveal))(
    '%s does not reveal whether there is an account',
    async (path, { by, body }) => {
      const responseTo = async (person: Person): Promise<string> => {
        const { status, body: answered } = (await (await browsers[by]()).post(path, body(person))) as Answer
        // Ids, times and the caller's own values differ between calls.
        return `${status} ${JSON.stringify({ ...(answered as object), addresses: null })
          .replaceAll(/\+91[\d•]{10}|\b70\d{8}\b/g, 'PHONE')
          .replaceAll(person.email, 'EMAIL')
          .replaceAll(/"(id|uid|pendingId|expiresAt|createdAt|at)":("[^"]*"|\d+)/g, '"$1":0')}`
      }
      expect(await responseTo(await createProven())).toBe(await responseTo(newIdentifiers()))
    },
  )

  it.each(Object.entries(CLASSIFIED).filter(([, { isLimitedWithin }]) => isLimitedWithin))(
    '%s is rate-limited',
    async (path, { by, body, isLimitedWithin = 0 }) => {
      const browser = await browsers[by]()
      const from = { 'x-internal-ip': `198.51.100.${Object.keys(CLASSIFIED).indexOf(path) + 1}` }
      const waits: number[] = []
      for (let i = 0; i < isLimitedWithin; i++) {
        const { body: answered } = await browser.post<{ retryAfterS?: number }>(
          path,
          body(newIdentifiers()),
          from,
        )
        waits.push(answered.retryAfterS ?? 0)
      }
      expect(waits.at(-1)).toBeGreaterThan(0)
    },
  )
})

describe('a document with a phone or an e-mail', () => {
  /** Collections that people may write over REST. */
  const writableCollections = () =>
    payload.config.collections.filter(({ slug }) => {
      if ((INTERNAL_COLLECTIONS as readonly string[]).includes(slug) || slug.startsWith('payload-'))
        return false
      const server = collectionFacts(slug as never).serverWrites ?? []
      return !server.includes('create') || !server.includes('update')
    })
  const fieldsOf = (fields: readonly Field[]): string[] =>
    fields.flatMap((field) => [
      ...('name' in field && field.name ? [field.name] : []),
      ...('fields' in field ? fieldsOf(field.fields as Field[]) : []),
      ...('tabs' in field ? field.tabs.flatMap((tab) => fieldsOf(tab.fields as Field[])) : []),
    ])

  it('is a person, or in a collection that is no login', () => {
    const holding = writableCollections()
      .filter(({ fields }) => fieldsOf(fields).some(holdsIdentifier))
      .map(({ slug }) => slug)
    expect(holding.toSorted()).toEqual([
      'courier-settings',
      // Read and answered by staff, created by leads/submit.
      'lead-submissions',
      'message-settings',
      // Shown to students, and no login.
      'support-settings',
      'users',
      'web-static-configs',
    ])
  })

  it.each(['stranger', 'student', 'franchisee', 'subadmin', 'admin'] as const)(
    'that is a person is not proven by a %s who writes it over REST',
    async (by) => {
      const browser = await browsers[by]()
      const claimed = { isPhoneVerified: true, isEmailVerified: true, phoneKey: 'x', emailKey: 'x' }
      const made = newIdentifiers()
      const created = await browser.post('/users', { ...made, ...claimed, name, userLevel: 100 })
      expect(created.status < 300).toBe(by === 'subadmin' || by === 'admin')
      expect(await provenBy(made)).toEqual([])
      const changed = newIdentifiers()
      const target = await createPerson(payload, project)
      const own = (await browser.get<{ user: { id: string } | null }>('/users/me')).body.user
      for (const id of [target.id, ...(own ? [own.id] : [])])
        await browser.call('PATCH', `/users/${id}`, { ...changed, ...claimed })
      expect(await provenBy(changed)).toEqual([])
      await browser.call('PATCH', `/users/${target.id}`, { phone: victim.phone, email: victim.email })
      expect((await provenBy(victim)).map(({ id }) => String(id))).toEqual([victim.id])
    },
  )
})
