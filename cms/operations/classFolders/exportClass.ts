import path from 'node:path'
import type { Readable } from 'node:stream'
import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { Class, Lecture, Media, PrivateFile, Quiz } from '#payload-types'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { ZipWriter } from '../projects/ZipWriter.ts'
import { lectureRow } from './lectureRow.ts'
import { richTextToMarkdown } from './richTextToMarkdown.ts'

/** Maximum length of a private file's title in a folder (seed/format/FileSchemas.ts). */
const LONGEST_TITLE = 150

type Stored = { name: string; key: string; title: string }

/** File names of a class: `<slug of the lecture>.<extension>`, numbered when a lecture has several. */
class FileNames {
  private readonly names = new Map<string, Stored>()
  private readonly taken = new Set<string>()

  constructor(
    private readonly collection: 'media' | 'private-files',
    private readonly rows: ReadonlyMap<string, { filename?: string | null; title: string }>,
  ) {}

  /** The name of a file in the folder; undefined when its document is gone. */
  of(id: string | null, base: string): string | undefined {
    const row = id ? this.rows.get(id) : undefined
    if (!id || !row?.filename) return undefined
    const known = this.names.get(id)
    if (known) return known.name
    const extension = path.extname(row.filename).toLowerCase()
    let name = `${base}${extension}`
    for (let number = 2; this.taken.has(name); number++) name = `${base}-${number}${extension}`
    this.taken.add(name)
    this.names.set(id, { name, key: `${this.collection}/${row.filename}`, title: row.title })
    return name
  }

  get all(): Stored[] {
    return [...this.names.values()]
  }
}

/**
 * Streams a class as a ZIP in the form of project folders (seed/README.md): `classes.json`, `lectures.json`, the texts of lessons, their
 * files and pictures. Times of live classes, progress and answers are not exported.
 */
export function exportClass(payload: BasePayload, of: Class, now: Date): Readable {
  const zip = new ZipWriter(now)
  write(payload, of, zip).catch((err) => {
    if (!zip.output.destroyed) payload.logger.error({ msg: 'a class was not exported', class: of.id, err })
    zip.fail(err)
  })
  return zip.output
}

async function write(payload: BasePayload, of: Class, zip: ZipWriter): Promise<void> {
  const lectures = await lecturesOf(payload, String(of.id))
  const toMarkdown = await richTextToMarkdown(payload)
  const files = new FileNames('private-files', await filesOf(payload, lectures))
  const media = new FileNames('media', await picturesOf(payload, lectures))
  const quizzes = await slugsOf(payload, [of, ...lectures])
  const slugs = new Map(lectures.map(({ id, slug }) => [String(id), slug]))
  const texts: { name: string; markdown: string }[] = []
  const rows = lectures.map((lecture) => {
    const { slug } = lecture
    const markdown = toMarkdown(lecture.body, (picture) => media.of(picture, slug) ?? 'missing.webp')
    // A text that is not written yet; the check of the import reports the missing file.
    const text = markdown ? `texts/${slug}.md` : undefined
    if (text) texts.push({ name: text, markdown: `${markdown}\n` })
    return lectureRow(lecture, {
      class: of.slug,
      text,
      slugOf: (id) => slugs.get(id),
      quizOf: (id) => quizzes.get(id),
      fileOf: (id, ending) => files.of(id, `${slug}${ending}`),
    })
  })
  const quiz = quizzes.get(idOf(of.certificateQuiz) ?? '')
  await zip.add('classes.json', [json([classRow(of, quiz)])])
  await zip.add('lectures.json', [json(rows)])
  for (const { name, markdown } of texts) await zip.add(name, [markdown])
  await zip.add('private-files.json', [
    json(files.all.map(({ name, title }) => ({ file: name, title: title.slice(0, LONGEST_TITLE) }))),
  ])
  await zip.add('media.json', [json(media.all.map(({ name, title }) => ({ file: name, alt: title })))])
  for (const [folder, { all }] of [
    ['files', files],
    ['media', media],
  ] as const)
    for (const { name, key } of all) {
      const stored = await fileStore().get(key)
      if (!stored) throw new Error(`the file ${key} is missing in the store`)
      await zip.add(`${folder}/${name}`, stored.body)
    }
  zip.end()
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const classRow = (of: Class, quiz: string | undefined): object => ({
  slug: of.slug,
  title: of.title,
  hindiTitle: of.hindiTitle || undefined,
  summary: of.summary || undefined,
  subject: of.subject ?? undefined,
  certificatePercent: of.certificatePercent ?? undefined,
  ...(quiz && { certificateQuiz: quiz, certificateQuizPercent: of.certificateQuizPercent ?? undefined }),
})

async function lecturesOf(payload: BasePayload, id: string): Promise<Lecture[]> {
  const { docs } = await payload.find({
    collection: 'lectures',
    where: { class: { equals: id } },
    sort: 'rank',
    pagination: false,
    depth: 0,
    overrideAccess: true, // for staff who may edit the class and its lectures, which the caller has checked
  })
  return docs as Lecture[]
}

async function filesOf(payload: BasePayload, lectures: readonly Lecture[]) {
  const ids = lectures.flatMap(({ file, pdf, captions }) =>
    [file, pdf, ...(captions ?? []).map((one) => one.file)].flatMap((one) => idOf(one) ?? []),
  )
  const rows = await rowsIn<PrivateFile>(payload, 'private-files', ids)
  return new Map(rows.map((row) => [String(row.id), { filename: row.filename, title: row.title }]))
}

async function picturesOf(payload: BasePayload, lectures: readonly Lecture[]) {
  const ids = lectures.flatMap(({ body }) => picturesIn((body as { root?: object } | null)?.root))
  const rows = await rowsIn<Media>(payload, 'media', ids)
  return new Map(rows.map((row) => [String(row.id), { filename: row.filename, title: row.alt }]))
}

type Node = { children?: Node[]; fields?: { picture?: string | { id: string } } }
const picturesIn = ({ children = [], fields }: Node = {}): string[] => [
  ...[idOf(fields?.picture)].flatMap((id) => id ?? []),
  ...children.flatMap(picturesIn),
]

/** Slugs of the quizzes that a class and its lectures reference, by id. */
async function slugsOf(
  payload: BasePayload,
  docs: readonly (Class | Lecture)[],
): Promise<Map<string, string>> {
  const named = docs.flatMap((doc) => [(doc as Class).certificateQuiz, (doc as Lecture).quiz])
  const ids = named.flatMap((quiz) => idOf(quiz) ?? [])
  const rows = await rowsIn<Quiz>(payload, 'quizzes', ids)
  return new Map(rows.map(({ id, slug }) => [String(id), slug]))
}

async function rowsIn<Row extends { id: string }>(
  payload: BasePayload,
  collection: 'private-files' | 'media' | 'quizzes',
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const where = { id: { in: [...new Set(ids)] } }
  return (await payload.db.find<Row>({ collection, where, limit: 0, pagination: false })).docs
}
