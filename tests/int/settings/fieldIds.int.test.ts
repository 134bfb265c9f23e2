import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

const FIELDS = [
  { fieldId: 'city', fieldType: 'text', fieldTitle: 'Town', required: true, rank: 1 },
  { fieldId: 'school', fieldType: 'text', fieldTitle: 'School', rank: 2 },
]
type Row = { id: string; fieldId: string }
type Config = {
  id: string
  adminWebConfig: { signupForm: { additionalPopup: { listOfFields: Row[] } } }
}

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload, {
    'web-static-configs': {
      adminWebConfig: { signupForm: { additionalPopup: { isActive: true, listOfFields: FIELDS } } },
    },
  })
})

const rowsOf = (config: Config | undefined) =>
  config?.adminWebConfig.signupForm.additionalPopup.listOfFields ?? []

it('the fields of the sign-up form have the ids of their answers', async () => {
  const { body } = await openBrowser(project).get<{ docs: Config[] }>('/web-static-configs')
  expect(rowsOf(body.docs[0])).toMatchObject([
    { id: 'city', required: true, fieldType: 'text', fieldTitle: 'Town', rank: 1 },
    { id: 'school' },
  ])
})

it('the panel edits rows by their stored ids', async () => {
  const admin = await createPerson(payload, project, 800)
  const panel = await signInStaff(project, admin.phone)
  const read = async () => (await panel.get<{ docs: Config[] }>('/web-static-configs')).body.docs[0]
  const before = await read()
  const [city, school] = rowsOf(before) as [Row, Row]
  expect(city.id).not.toBe('city')
  const form = { additionalPopup: { listOfFields: [school, { ...city, fieldTitle: 'City' }] } }
  await panel.call('PATCH', `/web-static-configs/${before?.id}`, { adminWebConfig: { signupForm: form } })
  const stored = rowsOf(await read())
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set([city.id, school.id]))
  const { body } = await openBrowser(project).get<{ docs: Config[] }>('/web-static-configs')
  expect(
    rowsOf(body.docs[0])
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['city', 'school'])
})
