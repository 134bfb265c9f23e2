import type { SeedKind } from '#seed/SeedRecord.ts'
import type { ToRichText } from './markdownToRichText.ts'

/** What a document needs beside its record. */
export type Lookup = {
  /** Id of the document of a record that is already there. */
  id: (kind: SeedKind, key: string) => string
  toRichText: ToRichText
  /** When the import runs: days such as `today+10` count from it. */
  now: Date
}
