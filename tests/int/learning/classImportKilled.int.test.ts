import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { zip } from '#cms/adapters/questionFiles/zip.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, countRows, readRows } from '#database/guard.ts'
import type { StartedUpload } from '#domain/calls/uploads.ts'
import type { Class } from '#payload-types'
import { type Browser, openBrowser, overHttp } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

const LESSONS = 150

let payload: BasePayload
let project: RequestProject
let phone: string
let port: number
let server: BareServer

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  const person = await createPerson(payload, project, 650)
  const access = ['classes', 'lectures', 'storage'].map((id) => ({ id, canEdit: true }))
  await giveAccess(payload, project, String(person.id), access)
  phone = person.phone
  port = await freePort()
})
afterAll(() => server?.stop())

/** A class with files, a picture and lessons, as a ZIP. */
async function classZip(): Promise<Buffer> {
  const row = (index: number) => ({
    class: 'algebra',
    slug: `lesson-${index}`,
    chapter: 'One',
    title: `Lesson ${index}`,
    kind: 'text',
    body: index === 0 ? 'Text\n\n![A square](square.png)' : 'Text',
    ...(index > 0 && { requires: [`lesson-${index - 1}`] }),
  })
  const handout = {
    class: 'algebra',
    slug: 'handout',
    chapter: 'Two',
    title: 'Handout',
    kind: 'pdf',
    pdf: 'a.pdf',
  }
  const json = (value: unknown) => Buffer.from(JSON.stringify(value))
  return zip([
    ['classes.json', json([{ slug: 'algebra', title: 'Algebra', subject: 'maths' }])],
    ['lectures.json', json([...Array.from({ length: LESSONS }, (_, index) => row(index)), handout])],
    ['private-files.json', json([{ file: 'a.pdf', title: 'Handout' }])],
    ['media.json', json([{ file: 'square.png', alt: 'A square' }])],
    ['files/a.pdf', (await pdfFile()).data],
    ['media/square.png', (await pngFile()).data],
  ])
}

async function upload(by: Browser, bytes: Buffer) {
  const body = { kind: 'classFolder', name: 'class.zip', size: bytes.length }
  const { upload } = (await by.post<StartedUpload>('/uploads/start', body)).body
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const query = new URLSearchParams({ upload, part: '0', sha256 })
  const cookie = [...by.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = await fetch(`${server.origin}/_projects/${project.slug}/api/uploads/addpart?${query}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream', origin: server.origin, cookie },
  })
  expect(sent.status).toBe(200)
  return { upload, parts: [sha256] }
}

const where = () => ({ project: { equals: project.id } })

/** What an import has made: classes, and how many lectures, files and pictures. */
const made = () =>
  Promise.all([
    readRows({ payload, collection: 'classes', where: where(), sort: ['createdAt'], limit: 10 }),
    ...(['lectures', 'private-files', 'media'] as const).map((collection) =>
      countRows({ payload, collection, where: where() }),
    ),
  ]) as Promise<[Class[], number, number, number]>

it('an import that is killed leaves a class that says so, and the same upload makes it whole without a double', async () => {
  server = await startBareServer(port)
  const by = await signInStaff(project, phone, openBrowser(project, overHttp(server.origin, project.slug)))
  const uploaded = await upload(by, await classZip())
  const half = by.post('/class/import', uploaded).catch(() => null)
  await expect
    .poll(async () => (await by.get<{ docs: Class[] }>('/lectures?limit=1&depth=0')).body.docs.length > 0, {
      interval: 5,
      timeout: 20_000,
    })
    .toBe(true)
  await server.kill()
  expect(await half, 'it was not done before the kill').toBeNull()

  const [[klass, ...others], lectures, files] = await made()
  expect([klass?.title, others.length, files]).toEqual(['Algebra (import not finished)', 0, 1])
  expect(lectures).toBeGreaterThan(0)
  expect(lectures).toBeLessThan(LESSONS + 1)
  server = await startBareServer(port)
  const early = await by.post<{ code: string }>('/class/import', uploaded)
  expect([early.status, early.body.code]).toEqual([409, 'meanwhile'])
  // A minute goes by.
  const data = { expiresAt: new Date(Date.now() - 1000).toISOString() }
  const claim = { key: { greater_than: 'class-import:', less_than: 'class-import;' } }
  expect(await conditionalUpdate({ payload, collection: 'claims', where: claim, data })).not.toBeNull()

  const again = await by.post<{ apiSuccess: boolean; message: string; id: string }>('/class/import', uploaded)
  expect(again.body.apiSuccess, again.body.message).toBe(true)
  const [classes, ...counts] = await made()
  expect(
    classes.map(({ id, title, slug, seedKey, seedHash }) => ({ id, title, slug, seedKey, seedHash })),
  ).toEqual([{ id: again.body.id, title: 'Algebra', slug: 'algebra', seedKey: null, seedHash: null }])
  expect(counts).toEqual([LESSONS + 1, 1, 1])
})
