import type { SearchKind } from './kinds.ts'

/** Something that can be found, as the index knows it. */
export type SearchDocument = {
  /** `<collection>:<id>`. */
  key: string
  kind: SearchKind
  id: string
  slug: string
  title: string
  /** Of a product that has one. */
  hindiTitle?: string | null
  /** One line under the title. */
  subtitle: string
  /** Its page; null for content that is reached through a product which has it. */
  href: string | null
  pricePaise: number | null
  mrpPaise: number | null
  /** Id of its picture. */
  image: string | null
  subject: string | null
  /** What it is found by beside its title: exam, tags, teachers, its Hindi title. */
  words: string
  /** What it is found by last: its summary or text. */
  text: string
  /** Lower comes first among equals. */
  rank: number
  /** For a product: keys of the content it has. */
  opens: readonly string[]
  /** For content: the keys by which a product may have it. */
  partOf: readonly string[]
}
