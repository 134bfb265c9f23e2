import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { StorageUsage } from '#domain/calls/storage.ts'
import type { MediaFolder } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Answer = { doc: MediaFolder }

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Browser
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const createFolder = async (title: string, parent: string | null = null, by = admin) => {
  const { status, body } = await by.post<Answer>('/media-folders', { title, parent })
  return { status, id: body.doc?.id, path: body.doc?.path, text: JSON.stringify(body) }
}
const change = (id: string, body: object, by = admin) =>
  by.call<Answer>('PATCH', `/media-folders/${id}`, body)
const pathOf = async (id: string) => (await admin.get<MediaFolder>(`/media-folders/${id}`)).body.path

it('updates all paths below a renamed or moved folder', async () => {
  const exams = await createFolder('Exams')
  const jee = await createFolder('JEE', exams.id)
  const physics = await createFolder('Physics', jee.id)
  expect(physics.path).toBe('Exams / JEE / Physics')
  await change(exams.id, { title: 'All exams' })
  expect(await pathOf(physics.id)).toBe('All exams / JEE / Physics')
  await change(jee.id, { parent: null })
  expect([await pathOf(jee.id), await pathOf(physics.id)]).toEqual(['JEE', 'JEE / Physics'])
})

it('refuses duplicate paths, cycles, and manual paths', async () => {
  const top = await createFolder('Only one')
  const second = await createFolder('only ONE')
  expect([second.status, second.text]).toEqual([400, expect.stringContaining('with this name')])
  const inner = await createFolder('Inner', top.id)
  const circle = await change(top.id, { parent: inner.id })
  expect([circle.status, JSON.stringify(circle.body)]).toEqual([
    400,
    expect.stringContaining('cannot be moved into itself'),
  ])
  await change(inner.id, { path: 'Somewhere else' })
  expect(await pathOf(inner.id)).toBe('Only one / Inner')
  const concurrent = await Promise.all([createFolder('Race'), createFolder('Race'), createFolder('Race')])
  expect(concurrent.filter(({ status }) => status === 201)).toHaveLength(1)
})

it('is not renamed when another person has renamed it meanwhile', async () => {
  const folder = await createFolder('Old name')
  const { body } = await admin.get<StorageUsage>('/storage/usage')
  const opened = body.folders.find(({ id }) => id === folder.id)
  const other = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  expect((await change(folder.id, { title: 'Theirs' }, other)).status).toBe(200)
  const mine = await change(folder.id, { title: 'Mine', updatedAt: opened?.updatedAt })
  expect([mine.status, await pathOf(folder.id)]).toEqual([409, 'Theirs'])
})

it('deletes empty folders only', async () => {
  const folder = await createFolder('Full')
  const inner = await createFolder('Below', folder.id)
  expect((await admin.call('DELETE', `/media-folders/${folder.id}`)).status).toBe(400)
  expect((await admin.call('DELETE', `/media-folders/${inner.id}`)).status).toBe(200)
  expect((await admin.call('DELETE', `/media-folders/${folder.id}`)).status).toBe(200)
})

it('moves many files at once, into folders of the same project only', async () => {
  const options = { overrideAccess: true, context: { project } } as const
  const [one, two] = [
    await payload.create({
      collection: 'media',
      data: { alt: 'One', project: project.id } as never,
      file: await pngFile(),
      ...options,
    }),
    await payload.create({
      collection: 'private-files',
      data: { title: 'Two', project: project.id } as never,
      file: await pdfFile(),
      ...options,
    }),
  ]
  const folder = await createFolder('Moved here')
  const moved = await admin.post('/storage/movefiles', {
    collection: 'media',
    ids: [one.id],
    folder: folder.id,
  })
  expect(moved.body).toMatchObject({ apiSuccess: true, changed: 1 })
  await admin.post('/storage/movefiles', { collection: 'private-files', ids: [two.id], folder: folder.id })
  const { body } = await admin.get<{ folders: { id: string; files: number; bytes: number }[] }>(
    '/storage/usage',
  )
  const found = body.folders.find(({ id }) => id === folder.id)
  expect(found?.files).toBe(2)
  expect(found?.bytes).toBeGreaterThan(two.filesize ?? 0)
  expect((await admin.call('DELETE', `/media-folders/${folder.id}`)).status).toBe(400)

  const other = await createProject(payload)
  const foreign = await signInStaff(other, (await createPerson(payload, other, 800)).phone)
  const taken = await foreign.post('/storage/movefiles', {
    collection: 'media',
    ids: [one.id],
    folder: null,
  })
  expect(
    (await payload.findByID({ collection: 'media', id: one.id, overrideAccess: true })).folder,
  ).toBeTruthy()
  expect(taken.body).toMatchObject({ changed: 0 })
  const wrong = await foreign.post('/storage/movefiles', {
    collection: 'media',
    ids: [one.id],
    folder: folder.id,
  })
  expect(wrong.status).toBe(404)
})

it('needs view permission, and edit permission for changes', async () => {
  const reader = await createPerson(payload, project, 650)
  await payload.create({
    collection: 'access-configurations',
    data: {
      user: reader.id,
      project: project.id,
      accessList: [{ id: 'storage', canEdit: false }],
    } as never,
    overrideAccess: true,
    context: { project },
  })
  const looks = await signInStaff(project, reader.phone)
  expect((await looks.get('/storage/usage')).status).toBe(200)
  expect((await looks.post('/storage/deletefiles', { collection: 'media', ids: ['x'] })).status).toBe(403)
  expect((await createFolder('Mine', null, looks)).status).toBe(403)
  const expert = await signInStaff(project, (await createPerson(payload, project, 400)).phone)
  expect((await expert.get('/storage/usage')).status).toBe(403)
  expect((await admin.post('/storage/deleteorphans', { keys: ['media/x.png'] })).status).toBe(403)
})
