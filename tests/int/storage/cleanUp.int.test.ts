import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { checkStorage } from '#cms/operations/storage/checkStorage.ts'
import { startPayload } from '#cms/payload.ts'
import type { Media } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pngFile } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

const DAY_MS = 86_400_000
const ORPHAN = 'media/0d8a1c52-9d55-4d0d-8f7a-5b8d4f1f2c33.png'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Browser
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const check = (isOwner: boolean, now = inDays(2)) =>
  checkStorage({ payload, store: fileStore(), project: project.id, isOwner, now })
const upload = async (alt: string): Promise<Media> =>
  payload.create({
    collection: 'media',
    data: { alt, project: project.id } as never,
    file: await pngFile(),
    overrideAccess: true,
    context: { project },
  })
const titles = (files: { title: string }[]) => files.map(({ title }) => title)
const fileOnDisk = (key: string) => path.join(String(process.env.DATA_DIR), 'files', key)

it('lists a picture as unused when no product, page, draft or setting refers to it, after a day', async () => {
  const [shown, drafted, inText, asLogo] = [
    await upload('Shown'),
    await upload('In a draft'),
    await upload('In a text'),
    await upload('Logo'),
  ]
  await upload('Of no use')
  const options = { overrideAccess: true, context: { project } } as const
  await createCourse(payload, project, { image: shown.id })
  const { product } = await createCourse(payload, project, {})
  await payload.update({
    collection: 'selling-products',
    id: product.id,
    data: { image: drafted.id } as never,
    draft: true,
    ...options,
  })
  await payload.create({
    collection: 'pages',
    data: {
      title: 'A page',
      slug: 'a-page',
      project: project.id,
      _status: 'published',
      meta: { description: `See /api/media/file/${inText.filename}` },
      layout: [],
    } as never,
    ...options,
  })
  const { docs } = await payload.find({
    collection: 'web-static-configs',
    where: { project: { equals: project.id } },
    ...options,
  })
  await payload.update({
    collection: 'web-static-configs',
    id: String(docs[0]?.id),
    data: { brand: { logo: asLogo.id } } as never,
    ...options,
  })
  expect(titles((await check(false)).unused)).toEqual(['Of no use'])
  expect(titles((await check(false, new Date())).unused)).toEqual([])
})

it('deletes unused files, and none when one of them is in use by then', async () => {
  const [one, two] = [await upload('One'), await upload('Two')]
  await createCourse(payload, project, { image: two.id })
  const refused = await admin.post('/storage/deletefiles', { collection: 'media', ids: [one.id, two.id] })
  expect([refused.status, refused.body.code]).toEqual([409, 'fileInUse'])
  expect((await admin.get(`/media/${one.id}`)).status).toBe(200)
  const done = await admin.post('/storage/deletefiles', { collection: 'media', ids: [one.id] })
  expect(done.body).toMatchObject({ apiSuccess: true, changed: 1 })
  expect((await admin.get(`/media/${one.id}`)).status).toBe(404)
})

it('finds documents without a file, and duplicates', async () => {
  const lost = await upload('Lost file')
  await fileStore().delete(`media/${lost.filename}`)
  const found = await check(false)
  expect(titles(found.missing)).toEqual(['Lost file'])
  expect(found.duplicates.flatMap(titles)).toEqual(expect.arrayContaining(['Shown', 'Logo']))
  expect(found.duplicates.flatMap(titles)).not.toContain('Lost file')
})

it('lists and deletes files without a document for owners only, after a day', async () => {
  const kept = await upload('Kept')
  await fileStore().put(ORPHAN, Buffer.from('left over'), { type: 'image/png' })
  expect((await check(false)).orphans).toBeNull()
  expect((await check(true, new Date())).orphans).toEqual([])
  expect((await check(true)).orphans?.map(({ key }) => key)).toEqual([ORPHAN])

  const owner = await signInStaff(project, (await createPerson(payload, null, 1000)).phone)
  const remove = async (keys: string[]) =>
    (await owner.post<{ changed: number }>('/storage/deleteorphans', { keys })).body.changed
  expect(await remove([ORPHAN]), 'an upload on its way').toBe(0)
  await utimes(fileOnDisk(ORPHAN), inDays(-2), inDays(-2))
  await utimes(fileOnDisk(`media/${kept.filename}`), inDays(-2), inDays(-2))
  expect(await remove([ORPHAN, `media/${kept.filename}`, '../server-secret', 'media/../../shala.db'])).toBe(1)
  expect(await fileStore().head(ORPHAN)).toBeNull()
  expect(await fileStore().head(`media/${kept.filename}`)).not.toBeNull()
})
