import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { freshPhone } from '#tests/support/people.ts'
import { another, signedIn, storedUser } from './support.ts'

const FIELDS = [
  { fieldId: 'courseTitle', fieldType: 'select', fieldTitle: 'Course', required: true, rank: 1 },
  { fieldId: 'city', fieldType: 'text', fieldTitle: 'Town', rank: 2 },
  { fieldId: 'school', fieldType: 'text', fieldTitle: 'School', rank: 3 },
  { fieldId: 'partner', fieldType: 'checkbox', fieldTitle: 'Partner', rank: 4 },
]
let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload, {
    'web-static-configs': {
      adminWebConfig: { signupForm: { additionalPopup: { isActive: true, listOfFields: FIELDS } } },
    },
    'project-configs': { courses: [{ title: 'JEE Main' }, { title: 'NEET UG' }] },
  })
})

const answer = (id: string, data: unknown, fieldType = 'text') => ({ id, fieldTitle: 'x', fieldType, data })

describe('updateuserdoc', () => {
  it('saves a trimmed name and answers by the titles of the form', async () => {
    const { person, browser } = await signedIn(payload, project)
    const { body } = await browser.post('/auth/updateuserdoc', {
      name: '  Asha   Rao ',
      additionalFields: [answer('city', ' Pune '), answer('courseTitle', 'NEET UG', 'text')],
    })
    expect(body).toMatchObject({
      apiSuccess: true,
      message: 'Your profile has been Updated',
      user: { name: 'Asha Rao' },
    })
    expect((await storedUser(payload, person.id)).additionalFields).toEqual([
      { id: 'city', fieldTitle: 'Town', fieldType: 'text', data: 'Pune' },
      { id: 'courseTitle', fieldTitle: 'Course', fieldType: 'select', data: 'NEET UG' },
    ])
  })

  it('accepts a session token in the Authorization header or the cookie, and refuses calls without either', async () => {
    const { browser } = await signedIn(payload, project)
    const token = browser.jar.get(`${project.slug}-session`)
    const stranger = openBrowser(project)
    const byHeader = await stranger.post(
      '/auth/updateuserdoc',
      { name: 'By Header' },
      { authorization: `Bearer ${token}` },
    )
    expect(byHeader.body).toMatchObject({ apiSuccess: true, user: { name: 'By Header' } })
    const neither = await stranger.post('/auth/updateuserdoc', { name: 'Nobody' })
    expect(neither.status).toBe(401)
    expect(neither.body).toMatchObject({ apiSuccess: false, message: 'User not logged in!' })
  })

  it('keeps all fields when 12 tabs save different ones at once', async () => {
    const { person, browser } = await signedIn(payload, project)
    const saves = ['city', 'school', 'partner'].flatMap((id) =>
      Array.from({ length: 4 }, (_, i) =>
        browser.post('/auth/updateuserdoc', {
          additionalFields: [answer(id, id === 'partner' ? true : `${id} ${i}`)],
        }),
      ),
    )
    expect((await Promise.all(saves)).map(({ body }) => body.apiSuccess)).toEqual(Array(12).fill(true))
    const stored = (await storedUser(payload, person.id)).additionalFields as { id: string }[]
    expect(stored.map(({ id }) => id).toSorted()).toEqual(['city', 'partner', 'school'])
  })

  it('refuses a name without a letter with the text of spec 5, and changes nothing', async () => {
    const { person, browser } = await signedIn(payload, project)
    const { body, status } = await browser.post('/auth/updateuserdoc', {
      name: ' 123 ',
      additionalFields: [answer('city', 'Pune')],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiSuccess: false,
      message: 'Failed to update, name must contain at least one alphabet!',
    })
    expect(await storedUser(payload, person.id)).toMatchObject({ name: 'Test Person' })
  })

  it('stores an e-mail as unproven, so that its owner can still claim it', async () => {
    const { person, browser } = await signedIn(payload, project)
    const email = `${person.uid.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.org`
    await browser.post('/auth/updateuserdoc', { email })
    const stored = await storedUser(payload, person.id)
    expect(stored).toMatchObject({ email, isEmailVerified: false })
    expect(stored.emailKey).not.toContain('@')
    const second = await signedIn(payload, project)
    expect((await second.browser.post('/auth/updateuserdoc', { email })).body.apiSuccess).toBe(true)
  })

  it('keeps and verifies an e-mail with a plus tag from the sign-up, and refuses a new one', async () => {
    const { person, browser } = await signedIn(payload, project)
    const email = `${person.uid.toLowerCase().replace(/[^a-z0-9]/g, '')}+exams@example.org`
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: person.id } },
      data: { email, isEmailVerified: false },
    })
    const save = (values: object) => browser.post('/auth/updateuserdoc', values)
    expect((await save({ name: 'Asha Rao', email })).body).toMatchObject({
      apiSuccess: true,
      user: { email },
    })
    expect((await save({ email: `x${email}` })).body).toMatchObject({ apiSuccess: false, code: 'email' })
    const identity = { channel: 'email', value: email }
    expect((await browser.post('/auth/changeidentity/send', identity)).body).toMatchObject({ value: email })
    const codes = { newCode: codeFor(email), oldCode: codeFor(person.phone) }
    await browser.post('/auth/changeidentity/verify', { ...identity, ...codes })
    expect(await storedUser(payload, person.id)).toMatchObject({ email, isEmailVerified: true })
  })

  it('does not replace a proven e-mail', async () => {
    const { person, browser } = await signedIn(payload, project)
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: person.id } },
      data: { email: 'proven@example.org', isEmailVerified: true },
    })
    const same = await browser.post('/auth/updateuserdoc', { email: 'proven@example.org', name: 'Asha' })
    expect(same.body.apiSuccess).toBe(true)
    const other = await browser.post('/auth/updateuserdoc', { email: 'other@example.org' })
    expect(other.body).toMatchObject({ apiSuccess: false, code: 'email' })
    expect(await storedUser(payload, person.id)).toMatchObject({ email: 'proven@example.org' })
  })

  it.each([
    ['a field the form does not have', { additionalFields: [answer('userLevel', '800')] }, 200],
    ['a field named as a prototype', { additionalFields: [answer('__proto__', 'x')] }, 200],
    ['a course that is none', { additionalFields: [answer('courseTitle', 'Juggling', 'select')] }, 200],
    ['an empty answer to a required field', { additionalFields: [answer('courseTitle', '')] }, 200],
    ['a text for a box', { additionalFields: [answer('partner', 'yes', 'checkbox')] }, 200],
    ['a null byte', { additionalFields: [answer('city', 'Pu\u0000ne')] }, 200],
    ['a null byte in the name', { name: 'As\u0000ha' }, 200],
    ['a sign that names have not', { name: 'Asha <b>' }, 200],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 400],
    ['a list for a name', { name: ['Asha'] }, 400],
    ['an object for the fields', { additionalFields: { city: 'Pune' } }, 400],
    ['a text of 2001 characters', { additionalFields: [answer('city', 'x'.repeat(2001))] }, 400],
    ['51 fields', { additionalFields: Array.from({ length: 51 }, () => answer('city', 'x')) }, 400],
    ['an e-mail with a long ending', { email: 'a@example.photography' }, 200],
    ['an e-mail that is none', { email: 'asha' }, 400],
  ])('refuses %s and leaves the person unchanged', async (_name, body, status) => {
    const { person, browser } = await signedIn(payload, project)
    const before = await storedUser(payload, person.id)
    const refused = await browser.post('/auth/updateuserdoc', body)
    expect(refused.status).toBe(status)
    expect(refused.body.apiSuccess).toBe(false)
    expect(await storedUser(payload, person.id)).toEqual(before)
  })

  it('ignores all other fields of the body', async () => {
    const { person, browser } = await signedIn(payload, project)
    await browser.post(
      '/auth/updateuserdoc',
      `{"name":"Asha","userLevel":800,"phone":"${freshPhone()}","isEmailVerified":true,"__proto__":{"isStaff":true}}`,
    )
    expect(await storedUser(payload, person.id)).toMatchObject({
      name: 'Asha',
      userLevel: 100,
      phone: person.phone,
      isEmailVerified: false,
    })
  })
})

it('returns a person’s proven identifiers on every device, and nothing to anonymous callers', async () => {
  const { person, browser } = await signedIn(payload, project)
  const { body } = await (await another(project, browser)).get('/auth/profile')
  expect(body).toMatchObject({
    user: { phone: person.phone },
    isPhoneVerified: true,
    isEmailVerified: false,
    isStaff: false,
  })
  expect((await openBrowser(project).get('/auth/profile')).status).toBe(401)
})
