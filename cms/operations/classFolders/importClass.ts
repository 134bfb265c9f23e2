import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { countRows } from '#database/guard.ts'
import { type FileKind, fileKind } from '#domain/storage/fileKind.ts'
import type { Class } from '#payload-types'
import type { ClassFolder } from '#seed/readClassFolder.ts'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { documentOf } from '../seeding/documentOf.ts'
import type { Lookup } from '../seeding/Lookup.ts'
import { markdownToRichText } from '../seeding/markdownToRichText.ts'
import { nameOf } from '../seeding/seedCollections.ts'
import { addPrivateFile } from '../uploads/addPrivateFile.ts'
import { ImportMark } from './ImportMark.ts'
import type { QuizIds } from './readUploadedClass.ts'

/** Maximum length of a class title. */
const LONGEST_TITLE = 150
const UNFINISHED = ' (import not finished)'

type Import = { upload: string; folder: ClassFolder; quizzes: QuizIds; now: Date }

/**
 * Creates a new class from a folder, with a slug of its own when the folder's is taken. A failure deletes what was
 * created. After a crash the title of the class says that it is incomplete, and a repeated import of the same upload starts again without it; a
 * complete one is returned. The caller has checked the rights to add classes, lectures and files. Throws a StoreError.
 */
export async function importClass(
  req: PayloadRequest,
  store: FileStore,
  project: string,
  { upload, ...of }: Import,
): Promise<Class> {
  const mark = new ImportMark(req, upload)
  const whole = (await mark.completeClass()) ?? (await makeClass(req, store, project, { ...of, mark }))
  await mark.removeMarks()
  return whole
}

async function makeClass(
  req: PayloadRequest,
  store: FileStore,
  project: string,
  { mark, folder, quizzes, now }: Omit<Import, 'upload'> & { mark: ImportMark },
): Promise<Class> {
  await mark.undo()
  const ids = new Map<string, string>()
  const note = (kind: SeedKind, key: string, id: string) => ids.set(nameOf({ kind, key }), id)
  for (const [slug, id] of quizzes) note('quiz', slug, id)
  try {
    for (const file of folder.files)
      note('privateFile', file.key, await storeFile(req, store, { project, file, mark }))
    for (const picture of folder.pictures)
      note('media', picture.key, await storePicture(req, { project, picture, mark }))
    const lookup: Lookup = {
      toRichText: await markdownToRichText(req.payload),
      now,
      id: (kind, key) => {
        const id = ids.get(nameOf({ kind, key }))
        if (!id) throw new Error(`${nameOf({ kind, key })} is not there`)
        return id
      },
    }
    const { title, slug } = folder.class
    const made = await createClass(req, { project, folder, lookup, mark })
    note('class', slug, String(made.id))
    await createLectures(req, project, folder, lookup)
    return await mark.markComplete(String(made.id), { title, ...(made.slug !== slug && { slug: '' }) })
  } catch (err) {
    await mark.undo()
    throw err
  }
}

type NewFile = { project: string; file: ClassFolder['files'][number]; mark: ImportMark }

async function storeFile(
  req: PayloadRequest,
  store: FileStore,
  { project, file: { key, title, path: file, size, start }, mark }: NewFile,
): Promise<string> {
  const name = path.posix.basename(key)
  const content = () => createReadStream(file)
  const kind = fileKind(start) as FileKind // the reader has checked it
  const row = await addPrivateFile(req, store, {
    id: randomUUID(),
    project,
    title,
    name,
    size,
    kind,
    content,
    seedKey: mark.seedKey,
  })
  return String(row.id)
}

type NewPicture = { project: string; picture: ClassFolder['pictures'][number]; mark: ImportMark }

async function storePicture(
  req: PayloadRequest,
  { project, picture: { key, alt, path: file }, mark: { seedKey } }: NewPicture,
): Promise<string> {
  const data = await readFile(file)
  const mimetype = fileKind(data)?.mime ?? ''
  const row = await req.payload.create({
    collection: 'media',
    data: { alt, project, seedKey } as never,
    file: { data, mimetype, name: key, size: data.length },
    depth: 0,
    overrideAccess: true, // the caller has checked the right to add pictures
  })
  return String(row.id)
}

/** Fields of a record as stored in documents, without the import marks. */
const documentFor = (kind: 'class' | 'lecture', data: object, lookup: Lookup): Record<string, unknown> =>
  documentOf({ kind, key: '', hash: '', references: [], data } as unknown as SeedRecord, lookup)

type NewClass = { project: string; folder: ClassFolder; lookup: Lookup; mark: ImportMark }

/** Creates the class without its lectures, under a title that says it is incomplete. */
async function createClass(
  req: PayloadRequest,
  { project, folder, lookup, mark: { seedKey } }: NewClass,
): Promise<Class> {
  const { slug, ...data } = documentFor('class', folder.class, lookup)
  const taken = await countRows({
    payload: req.payload,
    collection: 'classes',
    where: { and: [{ project: { equals: project } }, { slug: { equals: slug } }] },
  })
  const title = `${folder.class.title.slice(0, LONGEST_TITLE - UNFINISHED.length)}${UNFINISHED}`
  return (await req.payload.create({
    collection: 'classes',
    data: { ...data, title, project, seedKey, ...(taken === 0 && { slug }) } as never,
    depth: 0,
    overrideAccess: true, // the caller has checked the right to add classes
    req,
  })) as Class
}

/** Creates the lectures. Lessons may reference later ones, so these references are added at the end. */
async function createLectures(
  req: PayloadRequest,
  project: string,
  folder: ClassFolder,
  lookup: Lookup,
): Promise<void> {
  const made = new Map<string, string>()
  for (const lecture of folder.lectures) {
    const data = { ...documentFor('lecture', { ...lecture, requires: [] }, lookup), project }
    const row = await req.payload.create({
      collection: 'lectures',
      data: data as never,
      depth: 0,
      overrideAccess: true, // the caller has checked the right to add lectures
      req,
    })
    made.set(lecture.slug, String(row.id))
  }
  for (const { slug, requires } of folder.lectures) {
    const id = made.get(slug)
    if (!id || requires.length === 0) continue
    await req.payload.update({
      collection: 'lectures',
      id,
      data: { requires: requires.flatMap((one) => made.get(one) ?? []) },
      depth: 0,
      overrideAccess: true, // as above
      req,
    })
  }
}
