import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { ffmpegFolder } from '#cms/adapters/video/ffmpeg.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { deleteUnusedTicketFiles } from '#cms/operations/tickets/files/removeTicketFiles.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate } from '#database/guard.ts'
import type { DoubtView } from '#domain/calls/doubts.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { MAX_VOICE_BYTES, type StoredFile, UNUSED_FILE_MS } from '#domain/tickets/files.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

const hasFfmpeg = (await ffmpegFolder()) !== null

let payload: BasePayload
let project: RequestProject
let student: Awaited<ReturnType<typeof createPerson>>
let browser: Browser
let expert: Browser
let other: Browser

async function createExpert(): Promise<Browser> {
  const person = await createPerson(payload, project, levelOf('expert'))
  await giveAccess(payload, project, String(person.id), [{ id: 'expertDoubts', canEdit: true }], {
    features: ['doubts'],
  })
  return signInStaff(project, person.phone)
}

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
  expert = await createExpert()
  other = await createExpert()
})

const attempt = () => `doubt-${randomUUID()}`
async function add(by: Browser, name = 'my work.png'): Promise<StoredFile> {
  const isPdf = name.endsWith('.pdf')
  const { data } = await (isPdf ? pdfFile() : pngFile())
  const type = isPdf ? 'application/pdf' : 'image/png'
  const response = await sendForm(by, project, '/tickets/addfile', data, { name, type })
  return ((await response.json()) as { file: StoredFile }).file
}
const statusOf = async ({ id }: StoredFile, by: Browser) =>
  (await fetchApi(by, project, `/tickets/file?file=${id}`)).status
const ask = async (files: StoredFile[], more: object = {}) =>
  (
    await browser.post<{ apiSuccess: boolean; number: string; code?: string }>('/doubt/ask', {
      subject: 'physics',
      title: 'Work done by friction',
      text: 'What is wrong in my drawing?',
      attempt: attempt(),
      files: files.map(({ id }) => id),
      ...more,
    })
  ).body
const seen = async (number: string) =>
  (await browser.get<{ doubt: DoubtView }>(`/doubt/one?number=${number}`)).body.doubt

describe('a file of a doubt', () => {
  it('is seen by its student, by experts who may answer, and by staff who see doubts', async () => {
    const file = await add(browser)
    const { number } = await ask([file])
    const doubt = await seen(number)
    expect(doubt.files).toEqual([file])
    expect([
      await statusOf(file, browser),
      await statusOf(file, expert),
      await statusOf(file, other),
    ]).toEqual([200, 200, 200])
    await expert.post('/expertdoubts/take', { doubt: doubt.id })
    // Another expert no longer opens the doubt.
    expect([await statusOf(file, expert), await statusOf(file, other)]).toEqual([200, 404])
    const reader = await createEditor(payload, project, [{ id: 'doubts', canEdit: false }])
    await giveAccess(payload, project, String(reader.id), [{ id: 'doubts', canEdit: false }], {
      features: ['doubts'],
    })
    const blind = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])
    expect(await statusOf(file, await signInStaff(project, reader.phone))).toBe(200)
    const stranger = await signIn(project, (await createPerson(payload, project)).phone)
    for (const by of [await signInStaff(project, blind.phone), stranger, openBrowser(project)])
      expect(await statusOf(file, by)).toBe(404)
  })

  it('comes with an answer too, and is stored once however often it is sent', async () => {
    const { number } = await ask([])
    const { id } = await seen(number)
    await expert.post('/expertdoubts/take', { doubt: id })
    const drawing = await add(expert, 'drawing.pdf')
    const answer = { doubt: id, text: 'See the drawing.', attempt: attempt(), files: [drawing.id] }
    await expert.post('/expertdoubts/answer', answer)
    await expert.post('/expertdoubts/answer', answer)
    expect((await seen(number)).messages.map(({ files }) => files)).toEqual([[drawing]])
    expect(await statusOf(drawing, browser)).toBe(200)
  })

  it('belongs to one doubt of who sent it', async () => {
    const foreign = await add(await signIn(project, (await createPerson(payload, project)).phone))
    expect(await ask([foreign])).toMatchObject({ apiSuccess: false, code: 'fileGone' })
    const own = await add(browser)
    await ask([own])
    expect(await ask([own])).toMatchObject({ apiSuccess: false, code: 'fileGone' })
  })

  it('is kept when the doubt is sent again after the server ended before it took its files', async () => {
    const file = await add(browser)
    const body = { attempt: attempt() }
    await ask([file], body)
    await conditionalUpdate({
      payload,
      collection: 'ticket-files',
      where: { id: { equals: file.id } },
      data: { ticket: null },
    })
    await ask([file], body)
    await deleteUnusedTicketFiles(payload, new Date(Date.now() + UNUSED_FILE_MS + 60_000))
    expect(await statusOf(file, browser)).toBe(200)
  })

  it('is deleted with the account of the student, that of an answer too', async () => {
    const { number } = await ask([await add(browser)])
    const { id } = await seen(number)
    await expert.post('/expertdoubts/take', { doubt: id })
    const answer = { doubt: id, text: 'See this.', attempt: attempt(), files: [(await add(expert)).id] }
    await expert.post('/expertdoubts/answer', answer)
    await deleteAccount(payload, student as unknown as User, new Date())
    const own = { project: { equals: project.id } }
    expect((await payload.db.count({ collection: 'ticket-files', where: own })).totalDocs).toBe(0)
  })
})

describe('a voice note', () => {
  const record = async (type: 'webm' | 'mp4', { seconds = 1, sound = true } = {}): Promise<Buffer> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'recorded-'))
    try {
      const file = path.join(folder, `voice.${type}`)
      const source = sound
        ? ['-i', `sine=frequency=440:duration=${seconds}`, '-c:a', type === 'webm' ? 'libopus' : 'aac']
        : ['-i', `color=size=32x32:duration=${seconds}`]
      await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', ...source, file])
      return await readFile(file)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  const send = async (data: Buffer, type: string) => {
    const response = await sendForm(browser, project, '/tickets/addfile', data, {
      name: `Voice note.${type}`,
      type: `audio/${type}`,
    })
    return { status: response.status, file: ((await response.json()) as { file?: StoredFile }).file }
  }

  it.runIf(hasFfmpeg).each(['webm', 'mp4'] as const)(
    'recorded as %s is stored as sound that all browsers play, for its student and experts alone',
    async (type) => {
      const { file } = await send(await record(type), type)
      expect(file).toMatchObject({ kind: 'voice', name: 'Voice note' })
      await ask([file as StoredFile])
      const answer = await fetchApi(browser, project, `/tickets/file?file=${file?.id}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('audio/mp4')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
      expect(await statusOf(file as StoredFile, expert)).toBe(200)
      expect(await statusOf(file as StoredFile, openBrowser(project))).toBe(404)
    },
  )

  it.runIf(hasFfmpeg)('without sound, broken or too large is refused', async () => {
    expect((await send(await record('webm', { sound: false }), 'webm')).status).toBe(400)
    const whole = await record('webm')
    expect((await send(Buffer.concat([whole.subarray(0, 60), Buffer.alloc(2000, 7)]), 'webm')).status).toBe(
      400,
    )
    expect((await send(Buffer.concat([whole, Buffer.alloc(MAX_VOICE_BYTES)]), 'webm')).status).toBe(413)
  })

  it('is kept as it was recorded where ffmpeg is not installed', async () => {
    const before = process.env.PATH
    const webm = Buffer.concat([
      Buffer.from([
        0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4,
      ]),
      Buffer.from([0x42, 0xf3, 0x81, 8, 0x42, 0x82, 0x84]),
      Buffer.from('webm'),
      Buffer.from([0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2]),
      Buffer.alloc(4200),
    ])
    process.env.PATH = '/nowhere'
    try {
      const { file } = await send(webm, 'webm')
      expect(file).toMatchObject({ kind: 'voice' })
      await ask([file as StoredFile])
      const answer = await fetchApi(browser, project, `/tickets/file?file=${file?.id}`)
      expect(answer.headers.get('content-type')).toBe('audio/webm')
    } finally {
      process.env.PATH = before
    }
  })
})
