import { open } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import { ClassSchema } from './format/ClassSchema.ts'
import { wholeNumber } from './format/cells.ts'
import { MediaSchema, PrivateFileSchema } from './format/FileSchemas.ts'
import { LectureSchema } from './format/LectureSchema.ts'
import { checkDuplicates } from './read/checkDuplicates.ts'
import { checkFiles } from './read/checkFiles.ts'
import { checkFormulas } from './read/checkFormulas.ts'
import { type FolderFiles, listFolder } from './read/FolderFiles.ts'
import { inlineText } from './read/inlineTexts.ts'
import { KEYS } from './read/keys.ts'
import { loadRaw, type RawFolder } from './read/loadRaw.ts'
import { issueAt, type RawRecord } from './read/RawRecord.ts'
import { referencesOf } from './read/referencesOf.ts'
import { compareIssues, type SeedIssue } from './read/SeedIssue.ts'
import { validate } from './read/validate.ts'
import type { SeedData } from './SeedRecord.ts'

/** A file of a class; `size` in bytes, `start` its first bytes. */
export type ClassFile = { key: string; title: string; path: string; size: number; start: Buffer }
export type ClassPicture = { key: string; alt: string; path: string }

export type ClassFolder = {
  class: ClassRow
  lectures: SeedData['lecture'][]
  files: ClassFile[]
  pictures: ClassPicture[]
  /** Slugs of quizzes to which the folder refers, with the position of the reference; the quizzes are in the project. */
  quizzes: { slug: string; file: string; row: number | string; field: string }[]
}

export type ReadClass = { ok: true; folder: ClassFolder } | { ok: false; issues: SeedIssue[] }

const KINDS = ['class', 'lecture', 'media', 'privateFile'] as const
type Kind = (typeof KINDS)[number]
type Valid<K extends Kind> = { raw: RawRecord; data: K extends 'class' ? ClassRow : SeedData[K] }

const MB = 1024 * 1024
/** Maximum size of a file of a class, bytes. */
const MAX_FILE_BYTES = 2048 * MB
const START_BYTES = 4096

/** Whether a folder has a `classes` file; otherwise its files are turned into lessons of a new class. */
export const isClassFolder = (names: ReadonlySet<string>): boolean =>
  [...names].some((name) => /^classes(\.(csv|json)|\/.+\.md)$/.test(name))

/**
 * Reads and checks the folder of one class: `classes`, `lectures`, `media` and `private-files` of a project folder (seed/README.md).
 * Writes nothing and throws only on disk errors.
 */
export async function readClassFolder(root: string): Promise<ReadClass> {
  const folder = await listFolder(root)
  if (!folder) return { ok: false, issues: [{ file: root, row: '', field: '', reason: 'is not a folder' }] }
  const issues: SeedIssue[] = []
  const raw = await loadRaw(folder, issues, null)
  reportOthers(raw, issues)
  for (const kind of KINDS) checkDuplicates(raw.records[kind], KEYS[kind], issues)
  const classes = validOf(raw, 'class', issues)
  const lectures = rank(await withTexts(folder, validOf(raw, 'lecture', issues), issues))
  const media = validOf(raw, 'media', issues)
  const privateFiles = validOf(raw, 'privateFile', issues)
  if (raw.records.class.length !== 1)
    issues.push({
      file: '',
      row: '',
      field: '',
      reason: `has ${raw.records.class.length} classes instead of one`,
    })
  checkReferences(raw, [...classes.map(asClass), ...lectures.map(asLecture)], issues)
  await checkFiles(folder, 'media', raw.records.media, issues)
  const files = await filesOf(folder, privateFiles, issues)
  const [only] = classes
  if (issues.length > 0 || !only) return { ok: false, issues: issues.sort(compareIssues) }
  return {
    ok: true,
    folder: {
      class: only.data,
      lectures: lectures.map(({ data }) => data),
      files,
      pictures: media.map(({ data: { file, alt } }) => ({
        key: file,
        alt,
        path: path.join(folder.root, 'media', file),
      })),
      quizzes: [...classes.map(asClass), ...lectures.map(asLecture)].flatMap(quizzesOf),
    },
  }
}

type Referring = { kind: 'class' | 'lecture'; raw: RawRecord; data: ClassRow | SeedData['lecture'] }
const asClass = (one: Valid<'class'>): Referring => ({ kind: 'class', ...one })
const asLecture = (one: Valid<'lecture'>): Referring => ({ kind: 'lecture', ...one })
const referencesIn = ({ kind, data }: Referring) => referencesOf(kind, data as never)

function validOf<K extends Kind>({ records }: RawFolder, kind: K, issues: SeedIssue[]): Valid<K>[] {
  return records[kind].flatMap((raw) => {
    const data = validate(SCHEMAS[kind], raw, issues)
    return data ? [{ raw, data: data as Valid<K>['data'] }] : []
  })
}

/** The panel requires less than a project folder: a class may have no subject, and a lecture no length. */
const SCHEMAS = {
  class: ClassSchema.extend({ subject: z.enum(SUBJECTS).optional() }),
  lecture: LectureSchema.safeExtend({ minutes: wholeNumber(0, 1000).default(0) }),
  media: MediaSchema,
  privateFile: PrivateFileSchema,
}
type ClassRow = z.output<typeof SCHEMAS.class>

/** Adds an issue for each file with records of other kinds. */
function reportOthers({ records }: RawFolder, issues: SeedIssue[]): void {
  const files = Object.entries(records).flatMap(([kind, rows]) =>
    (KINDS as readonly string[]).includes(kind) ? [] : rows.map(({ file }) => file),
  )
  for (const file of new Set(files))
    issues.push({ file, row: '', field: '', reason: 'is no part of a class' })
}

/** The lectures with `file:` references replaced by the text of the file; an empty body becomes undefined. */
async function withTexts(
  folder: FolderFiles,
  lectures: Valid<'lecture'>[],
  issues: SeedIssue[],
): Promise<Valid<'lecture'>[]> {
  const done: Valid<'lecture'>[] = []
  for (const { raw, data } of lectures) {
    const text = data.body && (await inlineText(folder, raw, ['body'], data.body, issues))
    const body = text?.trim() || undefined
    if (body) checkFormulas(raw, body, issues)
    done.push({ raw, data: { ...data, body } })
  }
  return done
}

/** Sets missing ranks, so that a lecture comes after the one above it in the file. */
function rank(lectures: Valid<'lecture'>[]): Valid<'lecture'>[] {
  let last = 0
  return lectures.map(({ raw, data }) => {
    last = data.rank ?? last + 10
    return { raw, data: { ...data, rank: last } }
  })
}

/** Adds an issue for each reference to a missing record, except quizzes, which the import looks up in the project. */
function checkReferences(
  { records, incomplete }: RawFolder,
  rows: readonly Referring[],
  issues: SeedIssue[],
): void {
  const known = Object.fromEntries(
    KINDS.map((kind) => [kind, new Set(records[kind].map(({ values }) => KEYS[kind].of(values)))]),
  ) as Record<Kind, Set<unknown>>
  const NOUNS: Record<Kind, string> = {
    class: 'the class',
    lecture: 'the lecture',
    media: 'the image',
    privateFile: 'the file',
  }
  for (const row of rows)
    for (const { kind, key, path: at } of referencesIn(row)) {
      const own = kind as Kind
      if (!(kind in known) || known[own].has(key) || incomplete.has(own)) continue
      issues.push(issueAt(row.raw, at, `refers to ${NOUNS[own]} ${key}, which is missing`))
    }
}

const quizzesOf = (row: Referring): ClassFolder['quizzes'] =>
  referencesIn(row).flatMap(({ kind, key, path: at }) => {
    if (kind !== 'quiz') return []
    const { file, row: line, field } = issueAt(row.raw, at, '')
    return [{ slug: key, file, row: line, field }]
  })

async function filesOf(
  folder: FolderFiles,
  rows: readonly Valid<'privateFile'>[],
  issues: SeedIssue[],
): Promise<ClassFile[]> {
  const files: ClassFile[] = []
  for (const { raw, data } of rows) {
    const name = `files/${data.file}`
    if (!folder.names.has(name)) issues.push(issueAt(raw, ['file'], 'is not in files/'))
    else {
      const file = path.join(folder.root, name)
      const { size, start } = await startOf(file)
      const problem = fileProblem(data.file, size, start)
      if (problem) issues.push(issueAt(raw, ['file'], problem))
      else files.push({ key: data.file, title: data.title, path: file, size, start })
    }
  }
  return files
}

/** The problem with a file of lessons, or null. @param start its first bytes */
export function fileProblem(name: string, size: number, start: Buffer): string | null {
  if (size === 0) return 'is an empty file'
  if (size > MAX_FILE_BYTES) return `is larger than ${MAX_FILE_BYTES / MB} MB`
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return fileKind(start)?.extension === extension ? null : 'does not hold what its ending says'
}

/** Size and first bytes of a file. */
export async function startOf(file: string): Promise<{ size: number; start: Buffer }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return { size, start: buffer.subarray(0, bytesRead) }
  } finally {
    await handle.close()
  }
}
