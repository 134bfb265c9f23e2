import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { SearchHit, SearchResponse } from '#domain/calls/search.ts'
import { foldWord } from '#domain/search/foldWord.ts'
import type { SearchKind } from '#domain/search/kinds.ts'
import type { SearchDocument } from '#domain/search/SearchDocument.ts'
import { soundTerm } from '#domain/search/soundTerm.ts'
import { wordsOf } from '#domain/search/words.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import { HINDI_RESOURCE_KINDS } from './contentDocuments.ts'
import { readPictures } from './readPictures.ts'
import type { Found } from './SearchIndex.ts'
import { searchIndexes } from './searchIndexes.ts'

type Search = {
  project: RequestProject
  locale: Locale
  q: string
  kind?: SearchKind
  limit: number
  page: number
  /** Maximum time to wait for recent changes to be indexed, ms. */
  waitMs?: number
}

/** Searches the public documents of a project; `isCurrent` is false when recent changes are not indexed yet. */
export async function searchProject(
  payload: BasePayload,
  { project, locale, q, kind, limit, page, waitMs }: Search,
): Promise<{ answer: Omit<SearchResponse, 'apiSuccess' | 'message'>; isCurrent: boolean }> {
  const { index, isCurrent } = await searchIndexes(payload).of(project, waitMs)
  const found = index.search({ query: q, kind, limit, offset: (page - 1) * limit })
  const pictures = await readPictures(payload, project.id, imagesOf(found.hits))
  const total = kind ? (found.counts[kind] ?? 0) : found.total
  const answer = {
    hits: found.hits.map((hit) => toHit(hit, pictures, locale)),
    total,
    counts: found.counts,
    page,
    pageCount: Math.ceil(total / limit),
    isClose: found.isClose,
    didYouMean: found.didYouMean,
  }
  return { answer, isCurrent }
}

const imagesOf = (hits: readonly Found[]): string[] => hits.flatMap(({ document }) => document.image ?? [])

function toHit(
  { document, product, terms }: Found,
  pictures: Awaited<ReturnType<typeof readPictures>>,
  locale: Locale,
): SearchHit {
  const { kind, id, slug, subject, pricePaise, mrpPaise } = document
  const titleOf = (named: SearchDocument) => (locale === 'hi' && named.hindiTitle) || named.title
  const title = titleOf(document)
  const parent = product && titleOf(product)
  const within = locale === 'hi' ? `${parent} में` : `In ${parent}`
  const facts = document.subtitle
    .split(' · ')
    .map((fact) => (locale === 'hi' && HINDI_RESOURCE_KINDS.get(fact)) || localisedTerm(locale, fact))
  const subtitle = parent ? within : facts.join(' · ')
  return {
    kind,
    id,
    slug,
    title,
    subtitle,
    href: document.href ?? product?.href ?? '/',
    pricePaise,
    mrpPaise,
    image: (document.image && pictures.get(document.image)) || null,
    subject,
    matched: matchedWords(`${title} ${subtitle}`, new Set(terms)),
  }
}

/** The words of a text that match one of the terms, in their original spelling. */
function matchedWords(text: string, terms: ReadonlySet<string>): string[] {
  const isMatched = (word: string) => {
    const folded = foldWord(word)
    const sound = soundTerm(folded)
    return terms.has(folded) || (sound !== null && terms.has(sound))
  }
  return [...new Set(wordsOf(text))].filter(isMatched)
}
