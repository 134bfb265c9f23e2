import type { BasePayload } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { stringify } from 'qs-esm'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { User } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { fillProject } from '../access/fillProject.ts'

let payload: BasePayload
let project: RequestProject
let admin: Browser
let student: User
let other: User
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  await fillProject(payload, project, 'Kalpana')
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: { and: [{ project: { equals: project.id } }, { name: { equals: 'Name Kalpana' } }] },
  })
  student = await payload.update({
    collection: 'users',
    id: docs[0]?.id as string,
    data: { email: 'kalpana.searched@example.org' },
    overrideAccess: true,
    context: { project },
  })
  other = await createPerson(payload, project)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

it.each(['orders', 'entitlements', 'returns', 'support-tickets', 'shipments', 'class-serial-keys'] as const)(
  'the search of the list of %s finds the rows of a student by name, phone and e-mail',
  async (collection) => {
    const studentsFor = async (search: string) => {
      const where = mergeListSearchAndWhere({
        collectionConfig: payload.collections[collection].config,
        search,
      })
      const query = stringify({ where, depth: 0 }, { addQueryPrefix: true })
      const { body } = await admin.get<{ docs: { student: string }[] }>(`/${collection}${query}`)
      return new Set(body.docs.map((row) => row.student))
    }
    for (const text of ['name kalpana', String(student.phone).slice(-10), 'kalpana.searched@'])
      expect(await studentsFor(text), text).toEqual(new Set([student.id]))
    expect(await studentsFor(String(other.phone).slice(-10))).toEqual(new Set())
  },
)
