import type { SearchKind } from './kinds.ts'

/** An entry of the search index. */
export type SearchDocument = {
  /** `<collection>:<id>`. */
  key: string
  kind: SearchKind
  id: string
  slug: string
  title: string
  /** The Hindi title, for documents that have one. */
  hindiTitle?: string | null
  /** One line under the title. */
  subtitle: string
  /** Path of its page; null for content that is only reached through a product that contains it. */
  href: string | null
  pricePaise: number | null
  mrpPaise: number | null
  /** Id of its picture. */
  image: string | null
  subject: string | null
  /** Further search terms after the title: exam, tags, teachers, its Hindi title. */
  words: string
  /** Search terms of the lowest weight: its summary or text. */
  text: string
  /** Order among equal matches, lower first. */
  rank: number
  /** For a product: keys of its content. */
  opens: readonly string[]
  /** For content: the keys under which a product may contain it. */
  partOf: readonly string[]
}
