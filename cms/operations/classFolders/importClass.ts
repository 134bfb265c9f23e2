import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, PayloadRequest } from 'payload'
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
import type { QuizIds } from './readUploadedClass.ts'

type Made = { collection: CollectionSlug; id: string }

/**
 * Makes a class of a folder: always a new one, with an address of its own where that of the folder is taken. A failure deletes what was
 * made. The caller has checked the rights to add classes, lectures and the files. Throws a StoreError.
 */
export async function importClass(
  req: PayloadRequest,
  store: FileStore,
  project: string,
  { folder, quizzes, now }: { folder: ClassFolder; quizzes: QuizIds; now: Date },
): Promise<Class> {
  const made: Made[] = []
  const ids = new Map<string, string>()
  const note = (kind: SeedKind, key: string, collection: CollectionSlug, id: string) => {
    made.push({ collection, id })
    ids.set(nameOf({ kind, key }), id)
  }
  for (const [slug, id] of quizzes) ids.set(nameOf({ kind: 'quiz', key: slug }), id)
  try {
    for (const file of folder.files)
      note('privateFile', file.key, 'private-files', await storeFile(req, store, project, file))
    for (const picture of folder.pictures)
      note('media', picture.key, 'media', await storePicture(req, project, picture))
    const lookup: Lookup = {
      toRichText: await markdownToRichText(req.payload),
      now,
      id: (kind, key) => {
        const id = ids.get(nameOf({ kind, key }))
        if (!id) throw new Error(`${nameOf({ kind, key })} is not there`)
        return id
      },
    }
    const created = await createClass(req, project, folder, lookup)
    note('class', folder.class.slug, 'classes', String(created.id))
    await createLectures(req, project, folder, lookup)
    return created
  } catch (err) {
    // Lectures are deleted with their class, which was made last.
    for (const { collection, id } of made.reverse())
      await req.payload
        .delete({ collection, id, overrideAccess: true, req })
        .catch((cause) =>
          req.payload.logger.error({ msg: 'a part of a failed import stays', id, err: cause }),
        )
    throw err
  }
}

async function storeFile(
  req: PayloadRequest,
  store: FileStore,
  project: string,
  { key, title, path: file, size, start }: ClassFolder['files'][number],
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
  })
  return String(row.id)
}

async function storePicture(
  req: PayloadRequest,
  project: string,
  { key, alt, path: file }: ClassFolder['pictures'][number],
): Promise<string> {
  const data = await readFile(file)
  const mimetype = fileKind(data)?.mime ?? ''
  const row = await req.payload.create({
    collection: 'media',
    data: { alt, project } as never,
    file: { data, mimetype, name: key, size: data.length },
    depth: 0,
    overrideAccess: true, // the caller has checked the right to add pictures
  })
  return String(row.id)
}

/** Fields of a record as documents have them, without the marks of imported project folders. */
const documentFor = (kind: 'class' | 'lecture', data: object, lookup: Lookup): Record<string, unknown> =>
  documentOf({ kind, key: '', hash: '', references: [], data } as unknown as SeedRecord, lookup)

async function createClass(
  req: PayloadRequest,
  project: string,
  folder: ClassFolder,
  lookup: Lookup,
): Promise<Class> {
  const { slug, ...data } = documentFor('class', folder.class, lookup)
  const taken = await countRows({
    payload: req.payload,
    collection: 'classes',
    where: { and: [{ project: { equals: project } }, { slug: { equals: slug } }] },
  })
  return (await req.payload.create({
    collection: 'classes',
    data: { ...data, project, ...(taken === 0 && { slug }) } as never,
    depth: 0,
    overrideAccess: true, // the caller has checked the right to add classes
    req,
  })) as Class
}

/** A lesson may name ones that come after it, which are added when all are there. */
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
