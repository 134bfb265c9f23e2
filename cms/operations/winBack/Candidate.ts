import type { WinBackFacts } from '#domain/winBack/letters.ts'
import type { WinBackRule } from '#domain/winBack/rules.ts'

/** A person for whom a rule is due. */
export type Candidate = {
  student: string
  /** Id of the subject of the e-mail, such as an order; a rule is decided once for each person and subject. */
  subject: string
  facts: WinBackFacts
  /** Target path of the e-mail's link, without project and language prefix. */
  path: string
  /** Whether the rule no longer applies; evaluated right before the decision. */
  isStopped: () => Promise<boolean>
}

export type CandidateQuery = { project: string; rule: WinBackRule; now: Date }

/** Maximum number of rows read for a rule in one run: more than a project has in a day. */
export const MAX_CANDIDATES = 20_000
