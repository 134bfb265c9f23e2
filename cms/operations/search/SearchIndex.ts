import MiniSearch, { type Query } from 'minisearch'
import { isDevanagari } from '#domain/search/foldWord.ts'
import type { SearchKind } from '#domain/search/kinds.ts'
import { nearness } from '#domain/search/nearness.ts'
import { allowedMistakes, indexTerms, isPrefix, planQuery, type QueryPlan } from '#domain/search/planQuery.ts'
import type { SearchDocument } from '#domain/search/SearchDocument.ts'
import { isSearchableSound, isWordTerm, soundTerm } from '#domain/search/soundTerm.ts'
import type { SynonymIndex } from '#domain/search/synonyms.ts'
import { foldedWords } from '#domain/search/words.ts'

type SearchRequest = { query: string; kind?: SearchKind; offset: number; limit: number }

/** A search hit with the matched terms; `product` leads to content without a page of its own. */
export type Found = { document: SearchDocument; product: SearchDocument | null; terms: readonly string[] }

export type SearchResult = {
  /** Number of hits of all kinds. */
  total: number
  counts: Partial<Record<SearchKind, number>>
  hits: Found[]
  /** True when the hits are approximate, because the exact words were not found. */
  isClose: boolean
  /** Suggested spelling that has hits, or null. */
  didYouMean: string | null
  words: readonly string[]
}

/** Products rank before articles and pages. */
const KIND_BOOST: Partial<Record<SearchKind, number>> = { blog: 0.6, page: 0.5, 'free-resource': 0.8 }
const CONTENT_BOOST = 0.7
/** Boost of documents that editors rank first, relative to those ranked last. */
const RANK_BOOST = 1.25
const LAST_RANK = 1000
const SOUND_WEIGHT = 0.6
const MAX_DISTANCE = 3
/** Documents compared for spelling suggestions. */
const MAX_COMPARED = 20

const EXACT = { isClose: false }
const CLOSE = { isClose: true }

/** The in-memory search index of one project's public documents. */
export class SearchIndex {
  readonly #mini = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'words', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: { title: 4, words: 2 },
      boostTerm: (term) => (isWordTerm(term) ? 1 : SOUND_WEIGHT),
      boostDocument: (key) => this.#boosts.get(key) ?? 1,
    },
  })
  readonly #documents = new Map<string, SearchDocument>()
  readonly #boosts = new Map<string, number>()
  readonly #bySlug = new Map<string, string>()
  /** Keys of products by the key of content they include. */
  readonly #products = new Map<string, Set<string>>()
  synonyms: SynonymIndex = new Map()

  get size(): number {
    return this.#documents.size
  }

  keysOf(collection: string): string[] {
    return [...this.#documents.keys()].filter((key) => key.startsWith(`${collection}:`))
  }

  keyAt(collection: string, slug: string): string | undefined {
    return this.#bySlug.get(`${collection}:${slug}`)
  }

  /** Adds or replaces a document. */
  put(document: SearchDocument): void {
    this.drop(document.key)
    this.#documents.set(document.key, document)
    this.#boosts.set(document.key, boostOf(document))
    this.#bySlug.set(slugKey(document), document.key)
    for (const content of document.opens) {
      const products = this.#products.get(content) ?? new Set()
      this.#products.set(content, products.add(document.key))
    }
    this.#mini.add(document)
  }

  drop(key: string): void {
    const known = this.#documents.get(key)
    if (!known) return
    this.#mini.discard(key)
    this.#documents.delete(key)
    this.#boosts.delete(key)
    if (this.#bySlug.get(slugKey(known)) === key) this.#bySlug.delete(slugKey(known))
    for (const content of known.opens) this.#products.get(content)?.delete(key)
  }

  /** Finds documents with all words of the query, exactly or as prefixes; if there are none, approximate matches. */
  search(ask: SearchRequest): SearchResult {
    const plan = planQuery(ask.query, this.synonyms)
    const exact = this.#find(plan, ask, EXACT)
    if (plan.words.length === 0) return exact
    if (exact.total > 0) return this.#isHeard(plan, exact) ? this.#asHeard(plan, exact) : exact
    const close = this.#find(plan, ask, CLOSE)
    const didYouMean = this.#otherWords(plan)
    return close.total > 0 ? { ...close, didYouMean } : { ...close, isClose: false, didYouMean }
  }

  /** Whether a word matched only phonetically, like a misspelling: no matched term starts with it. */
  #isHeard({ wanted }: QueryPlan, { hits }: SearchResult): boolean {
    const unknown = wanted.flatMap(({ phrases, isSynonym }) => (isSynonym ? [] : (phrases[0] ?? [])))
    return unknown.some((word) => !hits.some(({ terms }) => terms.some((term) => term.startsWith(word))))
  }

  /** The result with the spelling found in the documents as suggestion, unless it only differs by script. */
  #asHeard(plan: QueryPlan, exact: SearchResult): SearchResult {
    const didYouMean = this.#otherWords(plan)
    const typed = plan.words.join(' ')
    const isCorrection =
      didYouMean !== null && didYouMean !== typed && isDevanagari(didYouMean) === isDevanagari(typed)
    return isCorrection ? { ...exact, isClose: true, didYouMean } : exact
  }

  #find(
    plan: QueryPlan,
    { kind, offset, limit }: Omit<SearchRequest, 'query'>,
    mode: typeof EXACT,
  ): SearchResult {
    const result: SearchResult = {
      total: 0,
      counts: {},
      hits: [],
      isClose: mode.isClose,
      didYouMean: null,
      words: plan.words,
    }
    if (plan.wanted.length === 0) return result
    let ofKind = 0
    for (const { id, match } of this.#mini.search(toQuery(plan, mode))) {
      const document = this.#documents.get(id) as SearchDocument
      const product = document.href === null ? this.#productWith(document) : null
      if (document.href === null && !product) continue
      result.total++
      result.counts[document.kind] = (result.counts[document.kind] ?? 0) + 1
      if (kind && document.kind !== kind) continue
      if (ofKind >= offset && result.hits.length < limit)
        result.hits.push({ document, product, terms: Object.keys(match) })
      ofKind++
    }
    return result
  }

  /** The product that includes the content; null when there is none, or when the content is sold as a product of its own. */
  #productWith(content: SearchDocument): SearchDocument | null {
    const products = content.partOf
      .flatMap((key) => [...(this.#products.get(key) ?? [])])
      .flatMap((key) => this.#documents.get(key) ?? [])
      .sort((one, other) => one.rank - other.rank)
    const isSoldAlone = products.some(({ kind, opens }) => kind === content.kind && opens.length === 1)
    return isSoldAlone ? null : (products[0] ?? null)
  }

  /** The query with unknown words replaced by similar known ones or dropped, if that has hits; null when no word was replaced. */
  #otherWords({ words }: QueryPlan): string | null {
    const kept: string[] = []
    for (const word of words) {
      const known = this.#nearest(word)
      if (known && this.#finds([...kept, known])) kept.push(known)
    }
    // Dropping words alone is not a suggestion.
    return kept.some((word) => !words.includes(word)) ? kept.join(' ') : null
  }

  /** The word itself if a term starts with it, else the most similar known word; null when none is similar. */
  #nearest(word: string): string | null {
    const [exact] = this.#mini.search(wordQuery(word, EXACT))
    if (exact?.terms.some((term) => term.startsWith(word))) return word
    const fuzzy = Math.min(MAX_DISTANCE, Math.floor(word.length / 3))
    const alike: Query = { combineWith: 'OR', queries: [word, soundTerm(word) ?? word] }
    const known = [...(exact ? [exact] : []), ...this.#mini.search(alike, { fuzzy }).slice(0, MAX_COMPARED)]
    let best: { word: string; apart: number } | null = null
    for (const candidate of known.flatMap(({ id, terms }) => this.#wordsOf(id, terms))) {
      const distance = nearness(word, candidate)
      if (distance !== null && (!best || distance < best.apart)) best = { word: candidate, apart: distance }
    }
    return best?.word ?? null
  }

  /** The words of a document for these terms, including phonetic ones. */
  #wordsOf(key: string, terms: readonly string[]): string[] {
    const written = terms.filter(isWordTerm)
    const document = this.#documents.get(key)
    if (!document || written.length === terms.length) return written
    const words = foldedWords(`${document.title} ${document.words} ${document.text}`)
    return [...written, ...words.filter((word) => terms.includes(soundTerm(word) ?? ''))]
  }

  #finds(words: readonly string[]): boolean {
    return this.#find(planQuery(words.join(' '), this.synonyms), { offset: 0, limit: 0 }, EXACT).total > 0
  }
}

const slugKey = ({ key, slug }: SearchDocument): string => `${key.slice(0, key.indexOf(':'))}:${slug}`

function boostOf({ kind, href, rank }: SearchDocument): number {
  const byRank = 1 + (RANK_BOOST - 1) * Math.max(0, 1 - rank / LAST_RANK)
  return (KIND_BOOST[kind] ?? 1) * (href === null ? CONTENT_BOOST : 1) * byRank
}

const toQuery = ({ wanted }: QueryPlan, mode: typeof EXACT): Query => ({
  combineWith: 'AND',
  queries: wanted.map(({ phrases }) => ({
    combineWith: 'OR',
    queries: phrases.map((words) => ({
      combineWith: 'AND',
      queries: words.map((word) => wordQuery(word, mode)),
    })),
  })),
})

/** Query for a word by spelling or by sound. */
function wordQuery(word: string, { isClose }: typeof EXACT): Query {
  const written: Query = {
    combineWith: 'OR',
    queries: [word],
    prefix: isPrefix(word),
    fuzzy: isClose ? allowedMistakes(word) : 0,
  }
  const sound = soundTerm(word)
  if (!sound || !isSearchableSound(sound)) return written
  const phonetic: Query = {
    combineWith: 'OR',
    queries: [sound],
    prefix: true,
    fuzzy: isClose ? Math.min(1, allowedMistakes(sound.slice(1))) : 0,
  }
  return { combineWith: 'OR', queries: [written, phonetic] }
}
