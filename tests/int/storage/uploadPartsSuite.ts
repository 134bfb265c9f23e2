import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { readFile } from '#cms/adapters/storage/readFile.ts'
import type { Answered } from '#cms/admin/ui/panelClient.ts'
import { type Source, type Transport, tokenKey, uploadInParts } from '#cms/admin/uploads/uploadInParts.ts'
import { sweepFiles } from '#cms/operations/storage/sweepFiles.ts'
import { startPayload } from '#cms/payload.ts'
import type { FinishedUpload, UploadState } from '#domain/calls/uploads.ts'
import { PART_BYTES, UPLOAD_KEPT_MS } from '#domain/storage/uploadParts.ts'
import type { PrivateFile } from '#payload-types'
import { type Browser, belowExpress } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Payload = Awaited<ReturnType<typeof startPayload>>

/** Three parts with the start of a PDF; the last one is short. */
const pdfOfThreeParts = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * PART_BYTES + 1000)])

const fileOf = (bytes: Buffer, name = 'Motion in a line.pdf'): Source => ({
  name,
  size: bytes.length,
  lastModified: 1,
  slice: (from, to) => new Blob([new Uint8Array(bytes.subarray(from, to))]),
})

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** Registers the tests of uploads in parts for one store. */
export function uploadPartsSuite(): void {
  let payload: Payload
  let project: RequestProject
  let admin: Browser
  beforeAll(async () => {
    payload = await startPayload()
    project = await createProject(payload)
    admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  })

  const sendBytes = async (path: string, body: BodyInit, by = admin) => {
    const headers = new Headers({
      'content-type': 'application/octet-stream',
      cookie: [...by.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    })
    const response = await belowExpress(project)(path, { method: 'POST', headers, body: body as string })
    return { status: response.status, body: (await response.json()) as Answered }
  }
  /** The panel's transport, which records the parts it sends; it closes the connection before part `breakAt`. */
  const transportOf = (sent: number[], breakAt = Number.POSITIVE_INFINITY): Transport => ({
    post: async <A>(path: string, body: object) => (await admin.post<Answered<A>>(path, body)).body,
    sendPart: async (path, bytes) => {
      if (sent.length >= breakAt) return { apiSuccess: false, message: 'no network' }
      sent.push(Number(new URLSearchParams(path.split('?')[1]).get('part')))
      return (await sendBytes(path, bytes)).body
    },
    wait: async () => {},
  })
  const upload = (file: Source, transport: Transport, tokens = memory()) =>
    uploadInParts(file, {
      kind: 'privateFile',
      transport,
      tokens,
      onProgress: () => {},
      isStopped: () => false,
    })
  const partsInStore = async () => {
    let count = 0
    for await (const _ of fileStore().list('uploads/')) count++
    return count
  }
  const finish = async (uploaded: object) =>
    (await admin.post<Answered<FinishedUpload>>('/uploads/finish', { ...uploaded, title: 'Motion' })).body

  it('resumes with the missing parts after the client was killed, and becomes one file', async () => {
    const [bytes, tokens] = [pdfOfThreeParts(), memory()]
    const [first, second]: [number[], number[]] = [[], []]
    const cut = await upload(fileOf(bytes), transportOf(first, 2), tokens)
    expect(cut).toMatchObject({ apiSuccess: false })
    const uploaded = await upload(fileOf(bytes), transportOf(second), tokens)
    expect([first, second]).toEqual([[0, 1], [2]])
    const [made, again] = [await finish(uploaded ?? {}), await finish(uploaded ?? {})]
    expect(made).toMatchObject({ apiSuccess: true, title: 'Motion' })
    expect(again).toEqual(made)
    const file = await payload.db.findOne<PrivateFile>({
      collection: 'private-files',
      where: { id: { equals: (made as FinishedUpload).id } },
    })
    expect(file).toMatchObject({ mimeType: 'application/pdf', originalName: 'Motion in a line.pdf' })
    const stored = await readFile(fileStore(), `private-files/${file?.filename}`)
    expect(stored?.equals(bytes)).toBe(true)
    expect(await partsInStore()).toBe(0)
  })

  it('refuses a part that does not match its digest, and finishing an incomplete upload', async () => {
    const [bytes, tokens, sent] = [pdfOfThreeParts(), memory(), [] as number[]]
    const file = fileOf(bytes)
    await upload(file, transportOf(sent, 1), tokens)
    const token = tokens.getItem(tokenKey('privateFile', file)) ?? ''
    const path = (part: number) =>
      `/uploads/addpart?${new URLSearchParams({ upload: token, part: String(part), sha256: 'a'.repeat(64) })}`
    const full = new Uint8Array(PART_BYTES)
    for (const [part, body] of [
      [1, full],
      [1, new Uint8Array(5)],
      [7, full],
    ] as const)
      expect(await sendBytes(path(part), body)).toMatchObject({ status: 400, body: { code: 'partWrong' } })
    const { body } = await admin.post<UploadState>('/uploads/state', { upload: token })
    expect(body.parts.map(({ part }) => part)).toEqual([0])
    const parts = Array.from({ length: 3 }, () => body.parts[0]?.sha256)
    expect(await finish({ upload: token, parts })).toMatchObject({ code: 'partsMissing' })
    await admin.post('/uploads/cancel', { upload: token })
    expect(await partsInStore()).toBe(0)
  })

  it('is accessible only to the person who started it, and refuses unsupported file types', async () => {
    const tokens = memory()
    const file = fileOf(Buffer.from('<html>'), 'page.pdf')
    const uploaded = await upload(file, transportOf([]), tokens)
    const other = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
    const token = tokens.getItem(tokenKey('privateFile', file))
    expect((await other.post('/uploads/state', { upload: token })).status).toBe(404)
    expect((await admin.post('/uploads/state', { upload: `${token}x` })).status).toBe(404)
    expect(await finish(uploaded ?? {})).toMatchObject({ code: 'wrongType' })
    expect(await partsInStore()).toBe(0)
  })

  it('is deleted two days after its start when it was abandoned', async () => {
    await upload(fileOf(pdfOfThreeParts()), transportOf([], 2))
    expect(await partsInStore()).toBe(2)
    await sweepFiles(payload, fileStore(), new Date(Date.now() + UPLOAD_KEPT_MS - 60_000))
    expect(await partsInStore()).toBe(2)
    await sweepFiles(payload, fileStore(), new Date(Date.now() + UPLOAD_KEPT_MS + 60_000))
    expect(await partsInStore()).toBe(0)
  })
}
