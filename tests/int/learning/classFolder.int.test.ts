import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { zip } from '#cms/adapters/questionFiles/zip.ts'
import { markdownToRichText } from '#cms/operations/seeding/markdownToRichText.ts'
import { withFigures } from '#cms/operations/seeding/markdownWithFigures.ts'
import { withMaths } from '#cms/operations/seeding/markdownWithMaths.ts'
import type { CheckedClass } from '#domain/calls/classFolders.ts'
import type { StartedUpload } from '#domain/calls/uploads.ts'
import type { Class, Lecture, PrivateFile } from '#payload-types'
import { type Browser, belowExpress } from '#tests/support/browser.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openShop } from '#tests/support/shop/openShop.ts'

const shop = openShop()

const MODULES = ['classes', 'lectures', 'storage']
const staff = async (modules = MODULES) => {
  const { payload, project } = shop
  const person = await createPerson(payload, project, 650)
  const access = modules.map((id) => ({ id, canEdit: true }))
  await giveAccess(payload, project, String(person.id), access)
  return signInStaff(project, person.phone)
}
const options = () => ({ overrideAccess: true, context: { project: shop.project }, depth: 0 }) as const

const send = (by: Browser, address: string, init: { method: string; body?: BodyInit }) =>
  belowExpress(shop.project)(address, {
    method: init.method,
    headers: new Headers({
      'content-type': 'application/octet-stream',
      cookie: [...by.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    body: init.body as string,
  })

/** Uploads a ZIP in one part, and names it as the calls do. */
async function uploadZip(by: Browser, bytes: Buffer, name = 'class.zip') {
  const body = { kind: 'classFolder', name, size: bytes.length }
  const { upload } = (await by.post<StartedUpload>('/uploads/start', body)).body
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const query = new URLSearchParams({ upload, part: '0', sha256 })
  await send(by, `/uploads/addpart?${query}`, { method: 'POST', body: new Uint8Array(bytes) })
  return { upload, parts: [sha256] }
}
const check = async (by: Browser, files: Record<string, string | Buffer>, name?: string) => {
  const bytes = await zip(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)]))
  const uploaded = await uploadZip(by, bytes, name)
  return { uploaded, ...(await by.post<CheckedClass>('/class/checkfolder', uploaded)).body }
}

const lecturesOf = async (id: string) =>
  (
    await shop.payload.find({
      collection: 'lectures',
      where: { class: { equals: id } },
      sort: 'rank',
      pagination: false,
      ...options(),
    })
  ).docs as Lecture[]

/** A lecture without what is its own: ids, times, and the ids of files and rows within. */
async function comparable(lecture: Lecture, all: readonly Lecture[]) {
  const titleOf = async (id: unknown) =>
    id
      ? ((await shop.payload.db.findOne<PrivateFile>({
          collection: 'private-files',
          where: { id: { equals: id } },
        })) as PrivateFile)
      : null
  const fileOf = async (id: unknown) => {
    const file = await titleOf(id)
    return file && [file.title, file.filesize, file.mimeType]
  }
  const { id, class: _class, createdAt, updatedAt, rank, seedKey, seedHash, ...rest } = lecture
  const captions = await Promise.all(
    (rest.captions ?? []).map(async (one) => [one.language, await fileOf(one.file)]),
  )
  return JSON.parse(
    JSON.stringify({
      ...rest,
      pdf: await fileOf(rest.pdf),
      file: await fileOf(rest.file),
      captions,
      requires: (rest.requires ?? []).map((one) => all.find((other) => other.id === one)?.slug),
    }).replace(/"(id|picture)":"[^"]*"/g, '"$1":""'),
  ) as object
}

const BODY = `## What is shown

A line with **bold**, *italic*, \`code\`, a [link](https://example.org) and the price of \\$5.

It is $A_x$ and

$$v^2 = 2as$$

> The first line
> and the second

- one
- two

![A square](square.png)

1. first
2. second`

/** A class with a lesson of each kind that has content of its own. */
async function fullClass(): Promise<Class> {
  const { payload, project } = shop
  const make = async (
    collection: 'classes' | 'lectures' | 'media' | 'private-files',
    data: object,
    file?: object,
  ) =>
    payload.create({
      collection,
      data: { ...data, project: project.id } as never,
      file: file as never,
      ...options(),
    })
  const picture = await make('media', { alt: 'A square' }, await pngFile())
  const pdf = await make('private-files', { title: 'Handout' }, await pdfFile())
  const media = async (name: string, mimetype: string) => {
    const data = await readFile(path.join('seed/projects/demo/files', name))
    return (await make('private-files', { title: name }, { data, name, mimetype, size: data.length })).id
  }
  const klass = (await make('classes', {
    title: 'Mechanics',
    hindiTitle: 'यांत्रिकी',
    summary: 'Forces',
    subject: 'physics',
    certificatePercent: 80,
  })) as Class
  const plain = withMaths(await markdownToRichText(payload))
  const body = withFigures(plain, () => String(picture.id))(BODY)
  const common = { class: klass.id, chapter: 'One', hindiChapter: 'एक', minutes: 12 }
  const text = await make('lectures', {
    ...common,
    title: 'Text',
    kind: 'text',
    body,
    isFree: true,
    rank: 10,
    dwellMinutes: 3,
  })
  await make('lectures', { ...common, title: 'Handout', kind: 'pdf', pdf: pdf.id, rank: 20, minutes: 0 })
  await make('lectures', {
    ...common,
    title: 'Video',
    kind: 'video',
    rank: 30,
    playedPercent: 80,
    chapters: '0:00 Start\n0:20 End',
    file: await media('motion-graphs.webm', 'video/webm'),
    captions: [
      { language: 'en', file: await media('motion-graphs-en.vtt', 'text/vtt') },
      { language: 'hi', file: await media('motion-graphs-hi.vtt', 'text/vtt') },
    ],
    opens: 'afterStart',
    opensDays: 3,
    requires: [text.id],
  })
  await make('lectures', { ...common, title: 'On YouTube', kind: 'video', youtube: 'dQw4w9WgXcQ', rank: 40 })
  await make('lectures', {
    ...common,
    title: 'On another server',
    kind: 'video',
    playlist: 'https://video.example.org/lesson/index.m3u8?v=2',
    playedPercent: 60,
    chapters: '0:00 Start',
    captions: [{ language: 'en', file: await media('motion-graphs-en.vtt', 'text/vtt') }],
    rank: 45,
  })
  await make('lectures', {
    ...common,
    title: 'Task',
    kind: 'assignment',
    rank: 50,
    maxMarks: 20,
    maxFiles: 2,
    takesLate: false,
    dueAt: '2027-01-10T12:00:00.000Z',
    body: plain('Draw it.'),
    opens: 'onDay',
    opensAt: '2027-01-02T04:30:00.000Z',
  })
  await make('lectures', { ...common, title: 'Site', kind: 'link', link: 'https://example.org/x', rank: 60 })
  return klass
}

describe('a class as a folder', () => {
  it('is the same class after it was exported and imported, with an address of its own', async () => {
    const [desk, original] = [await staff(), await fullClass()]
    const exported = await send(desk, `/class/folder/${original.id}`, { method: 'GET' })
    expect(exported.headers.get('content-type')).toBe('application/zip')
    const bytes = Buffer.from(await exported.arrayBuffer())
    const uploaded = await uploadZip(desk, bytes)
    const checked = (await desk.post<CheckedClass>('/class/checkfolder', uploaded)).body
    expect(checked.issues).toEqual([])
    expect(checked.outline).toMatchObject({ title: 'Mechanics', files: 6 })
    const { body } = await desk.post<{ apiSuccess: boolean; id: string }>('/class/import', uploaded)
    expect(body).toMatchObject({ apiSuccess: true, message: 'Mechanics made' })
    const copy = (await shop.payload.findByID({ collection: 'classes', id: body.id, ...options() })) as Class
    const { id, slug, createdAt, updatedAt, ...facts } = original
    expect(copy).toMatchObject(facts)
    expect(copy.slug).not.toBe(slug)
    const [before, after] = [await lecturesOf(String(id)), await lecturesOf(body.id)]
    const all = async (rows: Lecture[]) => Promise.all(rows.map((row) => comparable(row, rows)))
    expect(await all(after)).toEqual(await all(before))
    // The upload is gone with its parts.
    expect((await desk.post('/class/import', uploaded)).body).toMatchObject({ code: 'partsMissing' })
  })

  it('says every problem with its file and row, and writes nothing', async () => {
    const desk = await staff()
    const before = await shop.payload.count({ collection: 'classes', ...options() })
    const checked = await check(desk, {
      'classes.json': JSON.stringify([{ slug: 'one', title: 'One', subject: 'maths' }]),
      'lectures.csv': [
        'class,slug,chapter,title,kind,minutes,pdf,quiz',
        'one,first,A,First,pdf,5,first.pdf,',
        'one,second,A,Second,quiz,5,,no-such-quiz',
        'two,third,A,Third,song,5,,',
      ].join('\n'),
      'private-files.csv': 'file,title\nfirst.pdf,First',
      'files/first.pdf': 'no PDF',
      'users.csv': 'key,name,phone,email,role\na,A,,a@example.org,student',
    })
    expect(checked.outline).toBeNull()
    expect(
      checked.issues.map(({ file, row, field, reason }) => [file, row, field, reason].join(' ')),
    ).toEqual([
      'lectures.csv 4 kind must be one of text, video, audio, pdf, quiz, link, assignment, live',
      'private-files.csv 2 file does not hold what its ending says',
      'users.csv   is no part of a class',
    ])
    expect((await desk.post('/class/import', checked.uploaded)).body).toMatchObject({ code: 'problems' })
    expect(await shop.payload.count({ collection: 'classes', ...options() })).toEqual(before)
    const unknown = await check(desk, {
      'classes.json': JSON.stringify([{ slug: 'one', title: 'One' }]),
      'lectures.json': JSON.stringify([
        { class: 'one', slug: 'q', chapter: 'A', title: 'Q', kind: 'quiz', quiz: 'no-such-quiz' },
      ]),
    })
    expect(unknown.issues).toEqual([
      {
        file: 'lectures.json',
        row: '[0]',
        field: 'quiz',
        reason: 'refers to the quiz no-such-quiz, which the project does not have',
      },
    ])
  })

  it('is made of plain files, folders as chapters', async () => {
    const desk = await staff()
    const pdf = (await pdfFile()).data
    const { outline, uploaded } = await check(
      desk,
      {
        'Optics/1 Light/01 Rays.md': 'Light goes in **straight lines**.',
        'Optics/1 Light/02 Shadows.pdf': pdf,
        'Optics/2 Mirrors/01 Plane.pdf': pdf,
        'Optics/.DS_Store': 'x',
        '__MACOSX/Optics/._x': 'x',
      },
      'Optics for class 10.zip',
    )
    expect(outline).toMatchObject({ title: 'Optics for class 10', files: 2 })
    const { body } = await desk.post<{ id: string }>('/class/import', uploaded)
    const lectures = await lecturesOf(body.id)
    expect(lectures.map(({ chapter, title, kind }) => [chapter, title, kind])).toEqual([
      ['Light', 'Rays', 'text'],
      ['Light', 'Shadows', 'pdf'],
      ['Mirrors', 'Plane', 'pdf'],
    ])
    expect(lectures.every(({ kind, pdf: file }) => (kind === 'pdf') === Boolean(file))).toBe(true)
  })

  it('writes no file outside its folder, and is refused if it is no ZIP', async () => {
    const desk = await staff()
    const bytes = await zip([['escape-me/x.pdf', (await pdfFile()).data]])
    const escaping = Buffer.from(
      bytes.toString('latin1').replaceAll('escape-me/x.pdf', '../../../../x.pdf'.slice(0, 15)),
      'latin1',
    )
    for (const content of [escaping, Buffer.from('no ZIP at all')]) {
      const uploaded = await uploadZip(desk, content)
      const { body } = await desk.post<CheckedClass>('/class/checkfolder', uploaded)
      expect(body.issues.map(({ reason }) => reason)).toEqual(['is not a ZIP that can be read'])
    }
    const left = await readdir(path.join(String(process.env.DATA_DIR), 'unpacked'))
    expect(left).toEqual([])
  })

  it('is imported by staff with the permissions for classes, lectures and, for its files, storage', async () => {
    const uploader = await staff(['classes'])
    const body = { kind: 'classFolder', name: 'x.zip', size: 10 }
    expect((await uploader.post('/uploads/start', body)).status).toBe(403)
    const withoutStorage = await staff(['classes', 'lectures'])
    const { uploaded, outline } = await check(withoutStorage, { 'A.pdf': (await pdfFile()).data })
    expect(outline).not.toBeNull()
    const refused = await withoutStorage.post('/class/import', uploaded)
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('Storage') } })
  })
})
