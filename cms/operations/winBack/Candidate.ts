import type { WinBackFacts } from '#domain/winBack/letters.ts'
import type { WinBackRule } from '#domain/winBack/rules.ts'

/** A person for whom a rule is due. */
export type Candidate = {
  student: string
  /** What it is about, such as an order; a rule is decided once for each person and subject. */
  subject: string
  facts: WinBackFacts
  /** Where the link of the e-mail goes, without any prefix. */
  path: string
  /** Whether the reason for it is gone; asked only right before the decision. */
  isStopped: () => Promise<boolean>
}

export type CandidateQuery = { project: string; rule: WinBackRule; now: Date }

/** Rows read for a rule in one run of the job: more than a project has in a day. */
export const MAX_CANDIDATES = 20_000
