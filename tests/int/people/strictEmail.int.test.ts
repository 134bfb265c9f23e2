import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { User } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { staffOf } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Awaited<ReturnType<typeof staffOf>>['browser']
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = (await staffOf(payload, project, 800)).browser
})

const emailEndingWith = (end: string) => `e${process.pid}-${Math.random().toString(36).slice(2)}${end}`
const edit = ({ id }: Pick<User, 'id'>, values: object) =>
  admin.call<{ errors?: { data?: { errors?: { path: string }[] } }[] }>('PATCH', `/users/${id}`, values)

it.each([
  ['with a tag after a plus', '+tag@example.org'],
  ['whose top-level domain is longer than the strict form allows', '@example.photography'],
])('staff cannot set an e-mail %s', async (_what, end) => {
  const person = await createPerson(payload, project)
  const { status, body } = await edit(person, { email: emailEndingWith(end) })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.data?.errors?.map(({ path }) => path)).toEqual(['email'])
  expect((await edit(person, { email: emailEndingWith('@example.org') })).status).toBe(200)
})

it('an e-mail with a tag after a plus stays from the sign-up when staff change other fields', async () => {
  const person = await createPerson(payload, project)
  const email = emailEndingWith('+tag@example.org')
  await payload.update({
    collection: 'users',
    id: person.id,
    data: { email },
    overrideAccess: true,
    context: { project },
  })
  expect((await edit(person, { name: 'Another Name', email })).status).toBe(200)
  const row = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: person.id } } })
  expect(row).toMatchObject({ name: 'Another Name', email })
})
