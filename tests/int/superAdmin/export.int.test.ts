import { createHash, createHmac, randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { staffCookie } from '#access/session/cookieNames.ts'
import { serverKey } from '#cms/config/serverKey.ts'
import { exportProject, manifestSignature } from '#cms/operations/projects/exportProject.ts'
import { startPayload } from '#cms/payload.ts'
import { insertMany } from '#database/bulk.ts'
import config from '#payload-config'
import type { Project } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { EVERY_TYPE } from '#tests/support/exams/questionsOfEveryType.ts'
import { releasePaper } from '#tests/support/exams/releasePaper.ts'
import { saveQuestions } from '#tests/support/exams/saveQuestions.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { readZip } from '#tests/support/readZip.ts'
import { retainedHeap } from '#tests/support/retainedHeap.ts'

const SECRETS = ['rzp-key-secret-1', 'whsec-secret-2', 'smtp-password-3', 'paper-password-4'] as const
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let owner: Browser
let phone: string

/** Downloads the export. */
async function download(browser: Browser, slug: string) {
  const headers = new Headers({ cookie: `platform-staff=${browser.jar.get(staffCookie('platform'))}` })
  const url = `http://platform.localhost/api/super-admin/export?project=${slug}`
  return handleEndpoints({ config, request: new Request(url, { headers }) })
}

async function confirmSession(browser: Browser, to: string) {
  await browser.post('/auth/stepup/send', {})
  const { body } = await browser.post('/auth/stepup/verify', { code: codeFor(to) })
  expect(body.apiSuccess).toBe(true)
}

const projectDoc = async ({ id }: RequestProject) =>
  (await payload.findByID({ collection: 'projects', id, overrideAccess: true })) as Project

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  const person = await createPerson(payload, null, 1000)
  phone = person.phone
  owner = await signInStaff(PLATFORM, phone, openBrowser(null))
  const options = { overrideAccess: true, context: { project } } as const
  await createCourse(payload, project)
  await payload.create({
    ...options,
    collection: 'payment-settings',
    data: {
      project: project.id,
      razorpay: { keyId: 'rzp_test_1', keySecret: SECRETS[0], webhookSecret: SECRETS[1] },
    } as never,
  })
  await payload.create({
    ...options,
    collection: 'message-settings',
    data: { project: project.id, smtpUrl: `smtp://u:${SECRETS[2]}@mail.example.org` } as never,
  })
  await payload.create({
    ...options,
    collection: 'media',
    data: { project: project.id, alt: 'A dot' } as never,
    file: { data: PIXEL, mimetype: 'image/png', name: 'dot.png', size: PIXEL.length },
  })
  await saveQuestions(payload, project, EVERY_TYPE.slice(0, 1))
  await releasePaper(payload, project, { entry: { password: SECRETS[3], networks: [] } })
  const student = await createPerson(payload, project)
  await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  expect(student.phone).toBeTruthy()
})

it('needs a fresh code of the owner', async () => {
  const refused = await download(owner, project.slug)
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'proofNeeded' }])
})

it('contains every collection and file of the project, with valid hashes and signature, and no secrets', async () => {
  await confirmSession(owner, phone)
  const answer = await download(owner, project.slug)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const zip = Buffer.from(await answer.arrayBuffer())
  const files = readZip(zip)
  const manifestText = files.get('manifest.json')?.toString() ?? ''
  const manifest = JSON.parse(manifestText)
  expect(files.get('manifest.sig')?.toString().trim()).toBe(
    createHmac('sha256', serverKey('project export')).update(manifestText).digest('hex'),
  )
  expect(manifest).toMatchObject({
    format: 'shala-project',
    formatVersion: 1,
    project: { slug: project.slug },
    missing: [],
  })
  expect(manifest.schema).toMatch(/^\d{8}_\d{6}/)

  const listed = manifest.files as { path: string; bytes: number; sha256: string; rows?: number }[]
  expect([...files.keys()]).toEqual([...listed.map(({ path }) => path), 'manifest.json', 'manifest.sig'])
  for (const { path, bytes, sha256, rows } of listed) {
    const content = files.get(path) as Buffer
    expect([content.length, createHash('sha256').update(content).digest('hex')], path).toEqual([
      bytes,
      sha256,
    ])
    if (rows !== undefined) expect(content.toString().split('\n').filter(Boolean), path).toHaveLength(rows)
  }
  const rowsOf = (name: string) =>
    (files.get(`data/${name}.jsonl`)?.toString() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  expect(rowsOf('selling-products').length).toBeGreaterThan(0)
  expect(rowsOf('users')).toHaveLength(2)
  expect(rowsOf('payment-settings')[0].razorpay).toEqual({ isActive: false, keyId: 'rzp_test_1' })
  expect([...files.keys()].filter((path) => path.startsWith('files/media/'))).toHaveLength(1)
  // Internal collections of exams: versions, keys and papers are exported with their project.
  const [question] = rowsOf('questions')
  expect(rowsOf('question-versions')).toMatchObject([{ question: question.id, version: 1 }])
  expect(rowsOf('question-keys')).toMatchObject([{ question: question.id, version: 1 }])
  const [release] = rowsOf('paper-releases')
  expect(release).toMatchObject({ number: 1, entry: { networks: [] } })
  expect(rowsOf('paper-keys')).toMatchObject([{ release: release.id, number: 1 }])
  const names = listed.map(({ path }) => path)
  for (const internal of ['sessions', 'otp-challenges', 'claims', 'known-devices'])
    expect(names).not.toContain(`data/${internal}.jsonl`)
  const everything = [...files.values()].map((content) => content.toString('latin1')).join('')
  for (const secret of SECRETS) expect(everything).not.toContain(secret)
  expect(everything).not.toMatch(/sealed:1:|tokenHash|codeHash/)
})

it('detects a changed manifest by its signature', () => {
  const manifest = '{"files":[]}'
  expect(manifestSignature(`${manifest} `)).not.toBe(manifestSignature(manifest))
})

it('is reproducible except for its time', async () => {
  const read = async () => {
    const pieces: Buffer[] = []
    for await (const piece of exportProject(payload, await projectDoc(project), new Date(0)))
      pieces.push(piece)
    const files = readZip(Buffer.concat(pieces))
    files.delete('data/audit-logs.jsonl')
    return [...files]
      .filter(([path]) => path.startsWith('data/'))
      .map(([path, content]) => [path, content.toString()])
  }
  expect(await read()).toEqual(await read())
})

/** Inserts many delivery log rows into the database, hundreds per statement. */
async function manyMessages({ id: project }: RequestProject, count: number) {
  const now = new Date().toISOString()
  const aStatement = 500
  for (let start = 0; start < count; start += aStatement) {
    const rows = Array.from({ length: aStatement }, () => ({
      project,
      channel: 'sms',
      purpose: 'login',
      provider: 'outbox',
      to: '+91…0000',
      status: 'sent',
      tookMs: 1,
      providerId: randomUUID().repeat(3),
      addedOn: now,
      deleteDate: now,
    }))
    await insertMany(payload, 'delivery-logs', rows, 'providerId')
  }
}

it('needs constant memory for 20,000 rows', async () => {
  const large = await createProject(payload)
  await manyMessages(large, 20_000)
  const document = await projectDoc(large)
  const before = retainedHeap()
  let most = 0
  let bytes = 0
  for await (const piece of exportProject(payload, document, new Date())) {
    bytes += piece.length
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  }
  expect(bytes).toBeGreaterThan(500_000)
  // All rows are more than 10 MB as text and several times that as objects.
  expect(most).toBeLessThan(60_000_000)
})

it('ends with an error, not with a truncated file, when the client disconnects', async () => {
  const output = exportProject(payload, await projectDoc(project), new Date())
  const ended = new Promise((resolve) => output.once('close', resolve))
  output.once('data', () => output.destroy())
  await ended
  expect(output.readableEnded).toBe(false)
})
