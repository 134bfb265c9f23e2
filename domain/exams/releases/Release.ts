import type { PaperKeys } from '../marking/markAttempt.ts'
import type { Paper } from '../papers/PaperSchema.ts'
import type { BankQuestion } from '../papers/poolCandidates.ts'
import type { LocalTypeset, TypesetContent, TypesetSolution } from '../questions/typesetContent.ts'

/** The column `content` of `paper-releases`: what publishing froze, without keys. Never changed. */
export type ReleaseContent = {
  paper: Paper
  /** Every question that can be drawn, in the version that was published. */
  bank: BankQuestion[]
  /** The same questions as they are drawn on screens, by question id. */
  typeset: Record<string, TypesetContent>
  /** Instructions of the paper, and of its sections by section id, as they are drawn. */
  instructions: { paper: LocalTypeset; sections: Record<string, LocalTypeset> }
}

/** The columns of `paper-keys`: what is right in a release, from one decision to the next. */
export type ReleaseKeys = { keys: PaperKeys; solutions: TypesetSolution[] }
