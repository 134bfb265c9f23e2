import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { readFile } from '#cms/adapters/storage/readFile.ts'
import { filesOf } from '#cms/operations/storage/filesOf.ts'
import { sweepFiles } from '#cms/operations/storage/sweepFiles.ts'
import { startPayload } from '#cms/payload.ts'
import { REPLACED_FILE_RETENTION_MS } from '#domain/storage/limits.ts'
import type { Media } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pdfFile } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { type FormOptions, fetchApi, sendForm } from './sendForm.ts'

type Payload = Awaited<ReturnType<typeof startPayload>>
export type Faults = {
  breakPuts: () => Promise<void> | void
  breakDeletes: () => void
  heal: () => Promise<void> | void
}

const HOUR_MS = 3_600_000

const picture = (color: string, format: 'png' | 'jpeg' | 'gif' = 'png', width = 900) =>
  sharp({ create: { width, height: 300, channels: 3, background: color } })
    [format]()
    .toBuffer()

/** Registers the tests of uploads for one store; `faults` breaks and repairs it. */
export function uploadSuite(faults: Faults): void {
  let payload: Payload
  let project: RequestProject
  let admin: Browser
  beforeAll(async () => {
    payload = await startPayload()
    project = await createProject(payload)
    admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  })

  type Answer = {
    doc: Media
    errors?: { message: string; data?: { errors?: { message: string }[] } }[]
    message?: string
  }
  const send = async (path: string, file: Buffer | null, form: FormOptions = {}, by = admin) => {
    const response = await sendForm(by, project, path, file, form)
    return { status: response.status, body: (await response.json()) as Answer }
  }
  const upload = async (file: Buffer, alt = 'A picture') => {
    const { status, body } = await send('/media', file, { data: { alt } })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.doc
  }
  const storedFile = (name: string | null | undefined) => readFile(fileStore(), `media/${name}`)
  const allKeys = async () => {
    const keys: string[] = []
    for await (const { key } of fileStore().list('media/')) keys.push(key)
    return keys.toSorted()
  }
  const claims = async () =>
    (
      await payload.db.find({
        collection: 'claims',
        where: { key: { contains: 'file:' } },
        pagination: false,
        limit: 0,
      })
    ).docs.length

  it('stores a picture with all sizes under random names, without leftovers', async () => {
    const bytes = await picture('#2050c0')
    const doc = await upload(bytes)
    expect(doc.filename).toMatch(/^[0-9a-f-]{36}\.png$/)
    expect(doc.originalName).toBe('x.png')
    expect(await storedFile(doc.filename)).toEqual(bytes)
    const card = await storedFile(doc.sizes?.card?.filename)
    expect((await sharp(card as Buffer).metadata()).width).toBe(640)
    expect(doc.url).toMatch(new RegExp(`^/api/media/file/${doc.filename}\\?v=[0-9a-z]+$`))
    expect(await claims()).toBe(0)
  })

  it('deletes the files with the document', async () => {
    const doc = await upload(await picture('#333'))
    const keys = filesOf('media', doc)
    expect(keys.length).toBe(3)
    await admin.call('DELETE', `/media/${doc.id}?select[alt]=true`)
    await vi.waitFor(async () => {
      for (const key of keys) expect(await fileStore().head(key)).toBeNull()
      expect(await claims()).toBe(0)
    })
  })

  it('saves no document when a file cannot be stored, with an error', async () => {
    const [before, files] = [await payload.count({ collection: 'media' }), await allKeys()]
    await faults.breakPuts()
    const { status, body } = await send('/media', await picture('#444'), { data: { alt: 'Lost' } })
    await faults.heal()
    expect(status).toBe(424)
    expect(JSON.stringify(body)).toContain('Nothing was changed')
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(before.totalDocs)
    await sweepFiles(payload, fileStore(), new Date(Date.now() + 2 * HOUR_MS))
    expect(await allKeys()).toEqual(files)
    expect(await claims()).toBe(0)
  })

  it('leaves no files behind when the document itself is refused', async () => {
    const files = await allKeys()
    const { status } = await send('/media', await picture('#555'), { data: { alt: '' } })
    expect(status).toBe(400)
    await sweepFiles(payload, fileStore(), new Date(Date.now() + 2 * HOUR_MS))
    expect(await allKeys()).toEqual(files)
  })

  it('retries a failed deletion later', async () => {
    const doc = await upload(await picture('#666'))
    faults.breakDeletes()
    expect((await admin.call('DELETE', `/media/${doc.id}`)).status).toBe(200)
    await vi.waitFor(async () => expect(await claims()).toBe(3))
    await faults.heal()
    await sweepFiles(payload, fileStore(), new Date(Date.now() + 1000))
    for (const key of filesOf('media', doc)) expect(await fileStore().head(key)).toBeNull()
    expect(await claims()).toBe(0)
  })

  it('replaces a file under its URL: new sizes, new version, audited; old sizes are deleted later', async () => {
    const doc = await upload(await picture('#0000ff'))
    const replaced = await send(`/media/${doc.id}/replacefile`, await picture('#ff0000', 'jpeg', 700), {
      name: 'new picture.jpg',
      type: 'image/jpeg',
    })
    expect(replaced.status, JSON.stringify(replaced.body)).toBe(200)
    const now = (await admin.get<Media>(`/media/${doc.id}`)).body
    expect(now).toMatchObject({
      filename: doc.filename,
      width: 700,
      originalName: 'new picture.jpg',
      alt: doc.alt,
    })
    expect(Date.parse(now.replacedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(now.url).not.toBe(doc.url)
    expect(now.url?.split('?')[0]).toBe(doc.url?.split('?')[0])
    const bytes = (await storedFile(doc.filename)) as Buffer
    expect((await sharp(bytes).metadata()).format).toBe('png')
    expect(Math.max(...(await sharp(bytes).stats()).channels.slice(1).map(({ mean }) => mean))).toBeLessThan(
      10,
    )
    expect(now.sizes?.card?.filename).not.toBe(doc.sizes?.card?.filename)
    expect(await storedFile(now.sizes?.card?.filename)).not.toBeNull()
    expect(await storedFile(doc.sizes?.card?.filename)).not.toBeNull()
    await sweepFiles(payload, fileStore(), new Date(Date.now() + REPLACED_FILE_RETENTION_MS + 1000))
    expect(await storedFile(doc.sizes?.card?.filename)).toBeNull()
    expect(await storedFile(now.filename)).toEqual(bytes)
    const { docs } = await payload.find({
      collection: 'audit-logs',
      where: { and: [{ entityId: { equals: doc.id } }, { action: { equals: 'replaceFile' } }] },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
  })

  it('keeps the old file and its sizes when the new one cannot be stored', async () => {
    const doc = await upload(await picture('#00ff00'))
    const before = createHash('sha256')
      .update((await storedFile(doc.filename)) as Buffer)
      .digest('hex')
    await faults.breakPuts()
    const { status } = await send(`/media/${doc.id}/replacefile`, await picture('#ff00ff'))
    await faults.heal()
    expect(status).toBe(424)
    const now = (await admin.get<Media>(`/media/${doc.id}`)).body
    expect(now).toMatchObject({ url: doc.url, sizes: { card: { filename: doc.sizes?.card?.filename } } })
    expect(now.replacedAt ?? null).toBeNull()
    expect(
      createHash('sha256')
        .update((await storedFile(doc.filename)) as Buffer)
        .digest('hex'),
    ).toBe(before)
    await sweepFiles(payload, fileStore(), new Date(Date.now() + 2 * HOUR_MS))
    for (const key of filesOf('media', doc)) expect(await fileStore().head(key)).not.toBeNull()
  })

  it('refuses to replace a picture by a PDF, or without permission', async () => {
    const doc = await upload(await picture('#777'))
    const pdf = await pdfFile()
    const refused = await send(`/media/${doc.id}/replacefile`, pdf.data, {
      name: 'x.pdf',
      type: 'application/pdf',
    })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Choose a PNG')])
    const student = await createPerson(payload, project, 400)
    const expert = await signInStaff(project, student.phone)
    expect((await send(`/media/${doc.id}/replacefile`, await picture('#888'), {}, expert)).status).toBe(403)
    const other = await createProject(payload)
    const foreign = await signInStaff(other, (await createPerson(payload, other, 800)).phone)
    const wrong = await sendForm(foreign, other, `/media/${doc.id}/replacefile`, await picture('#888'))
    expect(wrong.status).toBe(404)
    const forged = await admin.call<Answer>('PATCH', `/media/${doc.id}`, {
      replacedAt: '2020-01-01T00:00:00.000Z',
    })
    expect(forged.body.doc.replacedAt ?? null).toBeNull()
  })

  it('crops a stored picture', async () => {
    const doc = await upload(await picture('#999'))
    const crop =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
    const cropped = await send(
      `/media/${doc.id}?${crop}&uploadEdits[crop][unit]=%25&uploadEdits[widthInPixels]=450&uploadEdits[heightInPixels]=150`,
      null,
      { method: 'PATCH', data: { alt: 'Cropped' } },
    )
    expect(cropped.status, JSON.stringify(cropped.body)).toBe(200)
    const now = (await admin.get<Media>(`/media/${doc.id}`)).body
    expect([now.width, now.height]).toEqual([450, 150])
    expect((await sharp((await storedFile(now.filename)) as Buffer).metadata()).width).toBe(450)
  })

  const HOSTILE: [string, () => Promise<Buffer>, { name: string; type: string }][] = [
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      { name: 'x.svg', type: 'image/svg+xml' },
    ],
    [
      'HTML that says it is a PNG',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      { name: 'x.png', type: 'image/png' },
    ],
    ['a PNG that says it is a page', () => picture('#123'), { name: 'x.html', type: 'text/html' }],
    [
      'a PNG signature with nothing behind it',
      async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
      { name: 'x.png', type: 'image/png' },
    ],
    [
      'more pixels than fit into memory',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      { name: 'big.png', type: 'image/png' },
    ],
    ['a PDF among pictures', async () => (await pdfFile()).data, { name: 'x.pdf', type: 'application/pdf' }],
  ]
  it.each(HOSTILE)('refuses %s', async (_what, make, form) => {
    const files = await allKeys()
    const { status, body } = await send('/media', await make(), { ...form, data: { alt: 'x' } })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/Choose a PNG|damaged|picture is too large/)
    expect(files).toEqual(expect.arrayContaining(await allKeys()))
  })

  it('stores a polyglot and a path-like name as a picture with a random name', async () => {
    const polyglot = Buffer.concat([await picture('#321', 'gif'), Buffer.from('<script>alert(1)</script>')])
    const { body } = await send('/media', polyglot, {
      name: '../../../etc/cron.d/x.html.php',
      type: 'image/gif',
      data: { alt: 'x' },
    })
    expect(body.doc.filename).toMatch(/^[0-9a-f-]{36}\.gif$/)
    expect(body.doc.mimeType).toBe('image/gif')
    expect(body.doc.originalName).toBe('x.html.php')
  })

  it('serves a private file to staff of its project only, in ranges', async () => {
    const pdf = await pdfFile()
    const { body } = await send('/private-files', pdf.data, {
      name: 'n.pdf',
      type: 'application/pdf',
      data: { title: 'Notes' },
    })
    const path = `/private-files/file/${body.doc.filename}`
    const whole = await fetchApi(admin, project, path)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf.data)
    const part = await fetchApi(admin, project, path, { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF'])
    expect([401, 403, 404]).toContain((await fetchApi(openBrowser(project), project, path)).status)
    const other = await createProject(payload)
    const foreign = await signInStaff(other, (await createPerson(payload, other, 800)).phone)
    expect([401, 403, 404]).toContain((await fetchApi(foreign, other, path)).status)
  })
}
