import path from 'node:path'
import { z } from 'zod'
import { ActivitySchema } from '../format/ActivitySchema.ts'
import {
  BatchSchema,
  CategorySchema,
  CouponSchema,
  DigitalItemSchema,
  FreeResourceSchema,
  QuizSchema,
  ReviewSchema,
  SaleSchema,
} from '../format/CatalogueSchemas.ts'
import { ClassSchema } from '../format/ClassSchema.ts'
import {
  BlogCategorySchema,
  BlogSchema,
  LeadFormSchema,
  RedirectSchema,
  TestPaperSchema,
  TestSeriesSchema,
} from '../format/ContentSchemas.ts'
import { MediaSchema, PrivateFileSchema } from '../format/FileSchemas.ts'
import { LectureSchema } from '../format/LectureSchema.ts'
import { LiveChatSchema } from '../format/LiveChatSchema.ts'
import { LiveClassSchema } from '../format/LiveClassSchema.ts'
import { ProductSchema } from '../format/ProductSchema.ts'
import { UserSchema } from '../format/UserSchema.ts'
import { type FolderFiles, readText } from './FolderFiles.ts'
import { parseClassFile } from './parseClassFile.ts'
import { type Columns, parseCsv } from './parseCsv.ts'
import { parseFrontMatter } from './parseFrontMatter.ts'
import { parseJsonList, parseJsonRecord } from './parseJson.ts'
import type { RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

/** Kinds that are stored as rows, and the base names of their files. */
const TABLES = {
  media: { base: 'media', schema: MediaSchema },
  privateFile: { base: 'private-files', schema: PrivateFileSchema },
  user: { base: 'users', schema: UserSchema },
  class: { base: 'classes', schema: ClassSchema },
  lecture: { base: 'lectures', schema: LectureSchema },
  liveClass: { base: 'live-classes', schema: LiveClassSchema },
  product: { base: 'products', schema: ProductSchema },
  testSeries: { base: 'test-series', schema: TestSeriesSchema },
  testPaper: { base: 'test-papers', schema: TestPaperSchema },
  quiz: { base: 'quizzes', schema: QuizSchema },
  digitalItem: { base: 'digital-items', schema: DigitalItemSchema },
  category: { base: 'categories', schema: CategorySchema },
  batch: { base: 'batches', schema: BatchSchema },
  review: { base: 'reviews', schema: ReviewSchema },
  sale: { base: 'sales', schema: SaleSchema },
  coupon: { base: 'coupons', schema: CouponSchema },
  freeResource: { base: 'free-resources', schema: FreeResourceSchema },
  blogCategory: { base: 'blog-categories', schema: BlogCategorySchema },
  blog: { base: 'blogs', schema: BlogSchema },
  leadForm: { base: 'lead-forms', schema: LeadFormSchema },
  redirect: { base: 'redirects', schema: RedirectSchema },
  activity: { base: 'activity', schema: ActivitySchema },
  liveChat: { base: 'live-chats', schema: LiveChatSchema },
} as const

/** Kinds with one file per record. */
const SINGLES = ['project', 'page', 'section', 'paper'] as const
type Single = (typeof SINGLES)[number]

type RawKind = keyof typeof TABLES | Single

export type RawFolder = {
  records: Record<RawKind, RawRecord[]>
  /** Kinds with a file that could not be read completely: references to missing records of these kinds are not reported. */
  incomplete: Set<RawKind>
}

const columnsOf = (schema: z.ZodObject): Columns => {
  const known = Object.keys(schema.shape)
  return {
    known,
    required: known.filter((name) => !z.safeParse(schema.shape[name] as z.ZodType, undefined).success),
  }
}

const FILES: Record<string, { kind: RawKind; columns?: Columns }> = {
  'project.json': { kind: 'project' },
  ...Object.fromEntries(
    Object.entries(TABLES).flatMap(([kind, { base, schema }]) => [
      [`${base}.csv`, { kind: kind as RawKind, columns: columnsOf(schema) }],
      [`${base}.json`, { kind: kind as RawKind }],
    ]),
  ),
}

/** The kind of the files in each folder of records, and their extension. */
const FOLDERS: Record<string, { kind: RawKind; ending: string }> = {
  pages: { kind: 'page', ending: '.json' },
  sections: { kind: 'section', ending: '.json' },
  papers: { kind: 'paper', ending: '.json' },
  products: { kind: 'product', ending: '.md' },
  blogs: { kind: 'blog', ending: '.md' },
  'free-resources': { kind: 'freeResource', ending: '.md' },
  classes: { kind: 'class', ending: '.md' },
}

/** Every record of the folder as written in its file. Adds an issue for each unknown file, and one when `needed` is missing. */
export async function loadRaw(
  folder: FolderFiles,
  issues: SeedIssue[],
  needed: string | null = 'project.json',
): Promise<RawFolder> {
  const kinds: RawKind[] = [...SINGLES, ...(Object.keys(TABLES) as (keyof typeof TABLES)[])]
  const raw: RawFolder = {
    records: Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as RawFolder['records'],
    incomplete: new Set(),
  }
  if (needed && !folder.names.has(needed)) {
    issues.push({ file: needed, row: '', field: '', reason: 'is missing' })
  }
  for (const file of [...folder.names].sort()) await loadFile(folder, file, raw, issues)
  return raw
}

async function loadFile(
  folder: FolderFiles,
  file: string,
  raw: RawFolder,
  issues: SeedIssue[],
): Promise<void> {
  const found = FILES[file] ?? folderFileOf(file)
  if (!found) {
    if (isOutOfPlace(file)) issues.push({ file, row: '', field: '', reason: 'is not a file of the format' })
    return
  }
  const problems: SeedIssue[] = []
  const text = await readText(folder, file, problems)
  if (text !== null) addRecords(raw, file, text, found, problems)
  if (problems.length > 0) {
    raw.incomplete.add(found.kind)
    if (found.kind === 'class') raw.incomplete.add('lecture')
  }
  issues.push(...problems)
}

function addRecords(
  { records }: RawFolder,
  file: string,
  text: string,
  { kind, columns }: { kind: RawKind; columns?: Columns },
  problems: SeedIssue[],
): void {
  const slug = path.posix.basename(file, '.md')
  if (columns) records[kind].push(...parseCsv(file, text, columns, problems))
  else if ((SINGLES as readonly string[]).includes(kind))
    records[kind].push(...parseJsonRecord(file, text, problems))
  else if (file.endsWith('.json')) records[kind].push(...parseJsonList(file, text, problems))
  else if (kind === 'class') {
    const parsed = parseClassFile(file, slug, text, problems)
    records.class.push(...parsed.classes)
    records.lecture.push(...parsed.lectures)
  } else {
    const front = parseFrontMatter(file, text, problems)
    if (!front) return
    const body = front.body && { [BODY_FIELDS[kind] ?? 'description']: front.body }
    records[kind].push({
      file,
      row: 1,
      lines: front.lines,
      values: { slug, ...front.values, ...body },
    })
  }
}

/** The field that receives the text below the front matter. */
const BODY_FIELDS: Partial<Record<RawKind, string>> = { blog: 'content', freeResource: 'text' }

function folderFileOf(file: string): { kind: RawKind } | undefined {
  const found = FOLDERS[path.posix.dirname(file)]
  return found && file.endsWith(found.ending) ? found : undefined
}

const isOutOfPlace = (file: string): boolean =>
  path.posix.dirname(file) in FOLDERS || (!file.includes('/') && /\.(csv|json|xlsx|tsv)$/i.test(file))
