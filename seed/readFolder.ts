import path from 'node:path'
import type { z } from 'zod'
import { ActivitySchema, type SeedActivity } from './format/ActivitySchema.ts'
import {
  BatchSchema,
  CategorySchema,
  CouponSchema,
  DigitalItemSchema,
  FreeResourceSchema,
  QuizSchema,
  ReviewSchema,
  SaleSchema,
} from './format/CatalogueSchemas.ts'
import { ClassSchema } from './format/ClassSchema.ts'
import {
  BlogCategorySchema,
  BlogSchema,
  LeadFormSchema,
  RedirectSchema,
  SectionSchema,
  TestPaperSchema,
  TestSeriesSchema,
} from './format/ContentSchemas.ts'
import { MediaSchema, PrivateFileSchema } from './format/FileSchemas.ts'
import { LectureSchema } from './format/LectureSchema.ts'
import type { SeedLiveChat } from './format/LiveChatSchema.ts'
import { LiveClassSchema } from './format/LiveClassSchema.ts'
import { PageSchema } from './format/PageSchema.ts'
import { PaperSchema } from './format/PaperSchema.ts'
import { ProductSchema } from './format/ProductSchema.ts'
import { ProjectSchema } from './format/ProjectSchema.ts'
import { UserSchema } from './format/UserSchema.ts'
import { checkDuplicates } from './read/checkDuplicates.ts'
import { checkFiles } from './read/checkFiles.ts'
import { checkFormulas } from './read/checkFormulas.ts'
import { contentHash } from './read/contentHash.ts'
import { type FolderFiles, listFolder } from './read/FolderFiles.ts'
import { inlineBlocks, inlineText } from './read/inlineTexts.ts'
import { KEYS, USER_IDENTITIES } from './read/keys.ts'
import { loadRaw, type RawFolder } from './read/loadRaw.ts'
import { issueAt, type RawRecord } from './read/RawRecord.ts'
import { questionFileKey, type ReadQuestions, readQuestions } from './read/readQuestions.ts'
import { referencesOf, tagsOf } from './read/referencesOf.ts'
import { compareIssues, type SeedIssue } from './read/SeedIssue.ts'
import { validate } from './read/validate.ts'
import { validChats } from './read/validChats.ts'
import {
  SEED_KINDS,
  type SeedData,
  type SeedKind,
  type SeedRecord,
  type SeedReference,
} from './SeedRecord.ts'

/** The records of a valid folder in dependency order, the project first; or all its issues. */
export type ReadResult =
  | {
      ok: true
      project: SeedRecord<'project'>
      records: SeedRecord[]
      activity: SeedActivity[]
      chats: SeedLiveChat[]
    }
  | { ok: false; issues: SeedIssue[] }

type Entry<K extends SeedKind = SeedKind> = {
  [T in K]: { kind: T; raw: RawRecord; key: string; data: SeedData[T] }
}[K]
type Tables = Exclude<keyof RawFolder['records'], 'project' | 'activity' | 'liveChat'>

const SCHEMAS = {
  media: MediaSchema,
  privateFile: PrivateFileSchema,
  user: UserSchema,
  class: ClassSchema,
  lecture: LectureSchema,
  product: ProductSchema,
  testSeries: TestSeriesSchema,
  testPaper: TestPaperSchema,
  quiz: QuizSchema,
  paper: PaperSchema,
  digitalItem: DigitalItemSchema,
  category: CategorySchema,
  liveClass: LiveClassSchema,
  batch: BatchSchema,
  review: ReviewSchema,
  sale: SaleSchema,
  coupon: CouponSchema,
  freeResource: FreeResourceSchema,
  blogCategory: BlogCategorySchema,
  blog: BlogSchema,
  leadForm: LeadFormSchema,
  section: SectionSchema,
  redirect: RedirectSchema,
  page: PageSchema,
} satisfies Record<Tables, z.ZodType>

const TABLES = Object.keys(SCHEMAS) as Tables[]

/** Reads and checks a project folder (seed/README.md). Writes nothing and throws only on disk errors. */
export async function readFolder(root: string): Promise<ReadResult> {
  const folder = await listFolder(root)
  if (!folder) return { ok: false, issues: [{ file: root, row: '', field: '', reason: 'is not a folder' }] }
  const issues: SeedIssue[] = []
  const raw = await loadRaw(folder, issues)
  const entries = [...validProject(raw, issues), ...TABLES.flatMap((kind) => validTable(kind, raw, issues))]
  await inlineAll(folder, entries, issues)
  checkAllDuplicates(raw, issues)
  const known = issues.length
  const bank = await readQuestions(folder, issues)
  const questions = issues.length > known ? null : new Set(bank.questions.map(({ question }) => question.id))
  checkReferences(raw, entries, questions, issues)
  checkNesting(entries, issues)
  const activity = validActivity(raw, folder, entries, issues)
  const chats = validChats(raw.records.liveChat, isThereIn(raw, entries), issues)
  const hashes = {
    media: await checkFiles(folder, 'media', raw.records.media, issues),
    privateFile: await checkFiles(folder, 'files', raw.records.privateFile, issues),
  }
  if (issues.length > 0) return { ok: false, issues: issues.sort(compareIssues) }
  rankLectures(entries)
  const nested = new Set(entries.filter(refersToOwnKind))
  const records = entries
    .sort(
      (left, right) =>
        SEED_KINDS.indexOf(left.kind) - SEED_KINDS.indexOf(right.kind) ||
        Number(nested.has(left)) - Number(nested.has(right)),
    )
    .map((entry) => toRecord(folder, entry, hashes))
    .concat(bankRecords(folder, bank))
    .sort((left, right) => SEED_KINDS.indexOf(left.kind) - SEED_KINDS.indexOf(right.kind))
  return { ok: true, project: records[0] as SeedRecord<'project'>, records, activity, chats }
}

/** Whether a record refers to others of its own kind (subcategories, bundles) and is written after them. */
const refersToOwnKind = ({ kind, data }: Entry): boolean =>
  referencesOf(kind, data).some((reference) => reference.kind === kind)

function validProject({ records }: RawFolder, issues: SeedIssue[]): Entry[] {
  return records.project.flatMap((raw) => {
    const parsed = validate(ProjectSchema, raw, issues)
    if (!parsed) return []
    const { settings, ...project } = parsed
    const key = project.slug
    return [
      { kind: 'project', raw, key, data: project },
      { kind: 'webStaticConfig', raw, key, data: settings.webStaticConfig },
      { kind: 'projectConfig', raw, key, data: settings.projectConfig },
      { kind: 'adminConfig', raw, key, data: settings.adminConfig },
      ...(settings.messageSettings
        ? [{ kind: 'messageSettings' as const, raw, key, data: settings.messageSettings }]
        : []),
      ...(settings.shopConfig ? [{ kind: 'shopConfig' as const, raw, key, data: settings.shopConfig }] : []),
      ...(settings.paymentConfig
        ? [{ kind: 'paymentConfig' as const, raw, key, data: settings.paymentConfig }]
        : []),
      ...(settings.rewardConfig
        ? [{ kind: 'rewardConfig' as const, raw, key, data: settings.rewardConfig }]
        : []),
    ] satisfies Entry[]
  })
}

function validTable(kind: Tables, { records }: RawFolder, issues: SeedIssue[]): Entry[] {
  return records[kind].flatMap((raw) => {
    const data = validate(SCHEMAS[kind], raw, issues)
    return data ? [{ kind, raw, key: String(KEYS[kind].of(raw.values)), data } as Entry] : []
  })
}

/** Whether the folder has a record; also true when the file of its kind could not be read completely. */
const isThereIn = ({ incomplete }: Pick<RawFolder, 'incomplete'>, entries: readonly Entry[]) => {
  const keys = new Set(entries.map(({ kind, key }) => `${kind} ${key}`))
  return (kind: Tables, key: string): boolean => keys.has(`${kind} ${key}`) || incomplete.has(kind)
}

/** Validated activity. Adds an issue for each missing person, product, class and page of an answer. */
function validActivity(
  { records, incomplete }: RawFolder,
  folder: FolderFiles,
  entries: Entry[],
  issues: SeedIssue[],
) {
  checkDuplicates(records.activity, { field: 'person', of: ({ person }) => person }, issues)
  const isThere = isThereIn({ incomplete }, entries)
  return records.activity.flatMap((raw): SeedActivity[] => {
    const data = validate(ActivitySchema, raw, issues)
    if (!data) return []
    for (const { kind, key, path } of referencesOfActivity(data)) {
      if (!isThere(kind, key))
        issues.push(issueAt(raw, path, `refers to ${NOUNS[kind]} ${key}, which is missing`))
    }
    for (const { file, path } of pagesOfActivity(data))
      if (!folder.names.has(file)) issues.push(issueAt(raw, path, `there is no file ${file}`))
    return [data]
  })
}

const pagesOfActivity = ({ tests }: SeedActivity) =>
  tests.flatMap(({ written }, test) =>
    written.flatMap(({ pages }, answer) =>
      pages.map((file, page) => ({ file, path: ['tests', test, 'written', answer, 'pages', page] })),
    ),
  )

const referencesOfActivity = ({ person, orders, lessons, tests }: SeedActivity) => [
  { kind: 'user' as const, key: person, path: ['person'] },
  ...orders.flatMap(({ items }, order) =>
    items.map(({ product }, item) => ({
      kind: 'product' as const,
      key: product,
      path: ['orders', order, 'items', item, 'product'],
    })),
  ),
  ...lessons.map((lesson, index) => ({
    kind: 'class' as const,
    key: lesson.class,
    path: ['lessons', index, 'class'],
  })),
  ...tests.map((test, index) => ({
    kind: 'testPaper' as const,
    key: test.paper,
    path: ['tests', index, 'paper'],
  })),
]

/** Replaces `file:` references by the text of the file. */
async function inlineAll(folder: FolderFiles, entries: Entry[], issues: SeedIssue[]): Promise<void> {
  for (const { kind, raw, data } of entries) {
    if (kind === 'product') {
      for (const field of ['description', 'hindiDescription'] as const) {
        const text = data[field]
        if (text) data[field] = await inlineText(folder, raw, [field], text, issues)
      }
    } else if (kind === 'lecture' && data.body) {
      data.body = await inlineText(folder, raw, ['body'], data.body, issues)
      if (data.body) checkFormulas(raw, data.body, issues)
    } else if (kind === 'freeResource' && data.text) {
      data.text = await inlineText(folder, raw, ['text'], data.text, issues)
    } else if (kind === 'blog') {
      data.content = (await inlineText(folder, raw, ['content'], data.content, issues)) ?? ''
    } else if (kind === 'page') data.layout = await inlineBlocks(folder, raw, data.layout, issues)
    else if (kind === 'section') {
      data.layout = (await inlineBlocks(folder, raw, data.layout, issues)) as typeof data.layout
    }
  }
}

function checkAllDuplicates({ records }: RawFolder, issues: SeedIssue[]): void {
  for (const kind of TABLES) checkDuplicates(records[kind], KEYS[kind], issues)
  for (const identity of USER_IDENTITIES) checkDuplicates(records.user, identity, issues)
}

/** Adds an issue for each reference to a missing record or tag; invalid records count as present, and without `questions` every question does. */
function checkReferences(
  { records, incomplete }: RawFolder,
  entries: Entry[],
  questions: ReadonlySet<string> | null,
  issues: SeedIssue[],
): void {
  const tableKeys = Object.fromEntries(
    TABLES.map((kind) => [kind, new Set(records[kind].map(({ values }) => KEYS[kind].of(values)))]),
  ) as Record<SeedKind, Set<unknown>>
  const isThere = ({ kind, key }: SeedReference): boolean =>
    kind === 'question' ? (questions?.has(key) ?? true) : tableKeys[kind].has(key)
  const tags = entries.find((entry) => entry.kind === 'projectConfig')?.data.tags?.map(({ tag }) => tag)
  for (const { kind, raw, data } of entries) {
    for (const reference of referencesOf(kind, data)) {
      if (incomplete.has(reference.kind as Tables) || isThere(reference)) continue
      issues.push(
        issueAt(raw, reference.path, `refers to ${NOUNS[reference.kind]} ${reference.key}, which is missing`),
      )
    }
    for (const { path, tag } of tags ? tagsOf(kind, data) : []) {
      if (!tags?.includes(tag))
        issues.push(issueAt(raw, path, `is ${tag}, which the project's tags don't list`))
    }
  }
}

/** Categories are two levels deep, and bundles contain no bundles. */
function checkNesting(entries: Entry[], issues: SeedIssue[]): void {
  const nested = new Set(entries.filter(refersToOwnKind).map(({ kind, key }) => `${kind} ${key}`))
  for (const { kind, raw, data } of entries)
    for (const { kind: to, key, path } of referencesOf(kind, data))
      if (to === kind && nested.has(`${to} ${key}`))
        issues.push(issueAt(raw, path, `refers to ${NOUNS[kind]} ${key}, which has ${INNER[kind]} itself`))
}

const INNER: Partial<Record<SeedKind, string>> = { category: 'a parent', product: 'products in it' }

const NOUNS: Partial<Record<SeedKind, string>> = {
  media: 'the image',
  privateFile: 'the file',
  class: 'the class',
  user: 'the person',
  product: 'the product',
  testSeries: 'the test series',
  testPaper: 'the paper',
  quiz: 'the quiz',
  question: 'the question',
  digitalItem: 'the digital item',
  category: 'the category',
  blogCategory: 'the category',
  leadForm: 'the form',
  section: 'the section',
}

/** Sets missing ranks, so that a lecture comes after the one above it in its class. */
function rankLectures(entries: Entry[]): void {
  const last = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind !== 'lecture') continue
    const rank = entry.data.rank ?? (last.get(entry.data.class) ?? 0) + 10
    entry.data = { ...entry.data, rank }
    last.set(entry.data.class, rank)
  }
}

function toRecord(
  folder: FolderFiles,
  { kind, key, data }: Entry,
  hashes: Record<'media' | 'privateFile', Map<string, string>>,
): SeedRecord {
  const references = referencesOf(kind, data).map((found) => ({ kind: found.kind, key: found.key }))
  const isFile = kind === 'media' || kind === 'privateFile'
  const hash = contentHash(kind, data, isFile ? hashes[kind].get(key) : '')
  const file = isFile && { path: path.join(folder.root, kind === 'media' ? 'media' : 'files', key) }
  return { kind, key, hash, data, references, ...file } as SeedRecord
}

const bankRecords = (folder: FolderFiles, { files, questions }: ReadQuestions): SeedRecord[] => [
  ...files.map((data) => ({
    kind: 'questionFile' as const,
    key: questionFileKey(data),
    hash: contentHash('questionFile', data.name, data.digest),
    data,
    references: [],
    path: path.join(folder.root, data.path),
  })),
  ...questions.map((data) => ({
    kind: 'question' as const,
    key: data.question.id,
    hash: contentHash('question', { question: data.question, files: data.files }),
    data,
    references: Object.values(data.files).map((key) => ({ kind: 'questionFile' as const, key })),
  })),
]
