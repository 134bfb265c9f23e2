import type { SeedKind } from '#seed/SeedRecord.ts'
import type { ToRichText } from './markdownToRichText.ts'

/** Context for converting a record to a document. */
export type Lookup = {
  /** Id of an already imported document. */
  id: (kind: SeedKind, key: string) => string
  toRichText: ToRichText
  /** Time of the import, the base of relative days such as `today+10`. */
  now: Date
}
