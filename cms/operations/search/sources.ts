import type { SearchDocument } from '#domain/search/SearchDocument.ts'
import {
  blogDocument,
  classDocument,
  pageDocument,
  paperDocument,
  quizDocument,
  resourceDocument,
  seriesDocument,
} from './contentDocuments.ts'
import { PRODUCT_FIELDS, productDocument } from './productDocument.ts'

/** Titles of documents that are referenced by id. */
export type Lookups = { categories: ReadonlyMap<string, string> }

export type Source = {
  collection: SourceCollection
  /** Whether only published documents are public. */
  hasDrafts: boolean
  fields: readonly string[]
  toDocument: (row: never, lookups: Lookups) => SearchDocument | null
}

const OUTLINE = ['title', 'hindiTitle', 'slug', 'summary', 'subject'] as const

/** The indexed collections with the fields that are read. */
export const SOURCES = [
  {
    collection: 'selling-products',
    hasDrafts: true,
    fields: PRODUCT_FIELDS,
    toDocument: (row, { categories }) => productDocument(row, categories),
  },
  { collection: 'classes', hasDrafts: false, fields: OUTLINE, toDocument: classDocument },
  {
    collection: 'test-series',
    hasDrafts: true,
    fields: [...OUTLINE, 'exam', 'language', 'tags', 'image'],
    toDocument: seriesDocument,
  },
  {
    collection: 'test-papers',
    hasDrafts: true,
    fields: ['title', 'hindiTitle', 'slug', 'testSeries'],
    toDocument: paperDocument,
  },
  { collection: 'quizzes', hasDrafts: true, fields: OUTLINE, toDocument: quizDocument },
  {
    collection: 'blogs',
    hasDrafts: true,
    fields: ['title', 'slug', 'excerpt', 'cover', 'author', 'tags', 'content'],
    toDocument: blogDocument,
  },
  {
    collection: 'free-resources',
    hasDrafts: true,
    fields: [...OUTLINE, 'kind', 'exam', 'language', 'text', 'rank'],
    toDocument: resourceDocument,
  },
  {
    collection: 'pages',
    hasDrafts: true,
    fields: ['title', 'slug', 'meta', 'layout'],
    toDocument: pageDocument,
  },
] as const satisfies readonly {
  collection: string
  hasDrafts: boolean
  fields: readonly string[]
  toDocument: Source['toDocument']
}[]

export type SourceCollection =
  | 'selling-products'
  | 'classes'
  | 'test-series'
  | 'test-papers'
  | 'quizzes'
  | 'blogs'
  | 'free-resources'
  | 'pages'
