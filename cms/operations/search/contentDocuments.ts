import { idOf } from '#database/idOf.ts'
import { richTextText } from '#domain/content/richTextText.ts'
import { layoutText } from '#domain/search/layoutText.ts'
import type { SearchDocument } from '#domain/search/SearchDocument.ts'
import type { Blog, Class, FreeResource, Page, Quiz, TestPaper, TestSeries } from '#payload-types'
import { contentKey } from './productDocument.ts'

/** Only this many characters of a text are indexed. */
const MAX_TEXT = 3000
const NO_RANK = 1000

const base = {
  pricePaise: null,
  mrpPaise: null,
  image: null,
  subject: null,
  words: '',
  text: '',
  subtitle: '',
  rank: NO_RANK,
  opens: [],
  partOf: [],
}

type IndexedRow = { id: string; title: string; slug: string; hindiTitle?: string | null }

/** Common fields of all documents; those with a page of their own set `href`. */
const baseOf = (collection: string, { id, title, slug, hindiTitle }: IndexedRow) => ({
  ...base,
  key: contentKey(collection, String(id)),
  id: String(id),
  title,
  hindiTitle: hindiTitle || null,
  words: hindiTitle ?? '',
  slug,
  href: null,
})

export const classDocument = (row: Class): SearchDocument => ({
  ...baseOf('classes', row),
  kind: 'class',
  subject: row.subject ?? null,
  text: row.summary ?? '',
  partOf: [contentKey('classes', String(row.id))],
})

export const seriesDocument = (row: TestSeries): SearchDocument => ({
  ...baseOf('test-series', row),
  kind: 'test-series',
  subject: row.subject ?? 'tests',
  image: idOf(row.image) ?? null,
  words: [row.hindiTitle, row.exam, row.language, ...(row.tags ?? [])].filter(Boolean).join(' '),
  text: row.summary ?? '',
  partOf: [contentKey('test-series', String(row.id))],
})

export const paperDocument = (row: TestPaper): SearchDocument => ({
  ...baseOf('test-papers', row),
  kind: 'test-paper',
  subject: 'tests',
  partOf: [
    contentKey('test-papers', String(row.id)),
    contentKey('test-series', String(idOf(row.testSeries) ?? '')),
  ],
})

export const quizDocument = (row: Quiz): SearchDocument => ({
  ...baseOf('quizzes', row),
  kind: 'quiz',
  subject: row.subject ?? 'tests',
  text: row.summary ?? '',
  partOf: [contentKey('quizzes', String(row.id))],
})

export const blogDocument = (row: Blog): SearchDocument => ({
  ...baseOf('blogs', row),
  kind: 'blog',
  href: `/blog/${row.slug}`,
  subtitle: row.excerpt,
  image: idOf(row.cover) ?? null,
  words: [row.author, ...(row.tags ?? [])].join(' '),
  text: `${row.excerpt} ${richTextText(row.content)}`.slice(0, MAX_TEXT),
})

const RESOURCE_KINDS = { pdf: 'PDF', video: 'Video', link: 'Link' } as const
/** The kinds of free resources in Hindi, by their English words. */
export const HINDI_RESOURCE_KINDS: ReadonlyMap<string, string> = new Map([
  ['Video', 'वीडियो'],
  ['Link', 'लिंक'],
])

export const resourceDocument = (row: FreeResource): SearchDocument => ({
  ...baseOf('free-resources', row),
  kind: 'free-resource',
  href: `/free-resources/${row.slug}`,
  subtitle: [RESOURCE_KINDS[row.kind], row.exam, row.language].filter(Boolean).join(' · '),
  subject: row.subject ?? null,
  words: [row.exam, row.language, row.subject].filter(Boolean).join(' '),
  text: `${row.summary ?? ''} ${richTextText(row.text)}`.slice(0, MAX_TEXT),
  rank: row.rank,
})

/** A page of the site; null for the home page and for pages with noIndex. */
export const pageDocument = (row: Page): SearchDocument | null =>
  row.slug === 'home' || row.meta?.noIndex
    ? null
    : {
        ...baseOf('pages', row),
        kind: 'page',
        href: `/${row.slug}`,
        subtitle: row.meta?.description ?? '',
        text: `${row.meta?.description ?? ''} ${layoutText(row.layout, MAX_TEXT)}`,
      }
