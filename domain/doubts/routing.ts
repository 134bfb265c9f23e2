import { HOUR_MS } from '../auth/policy.ts'
import { addBusinessTime, type BusinessHours } from '../schedule/businessHours.ts'
import { ANSWER_WITHIN_MS } from './doubts.ts'

/** What a project promises for the doubts of one subject, and who answers them. */
type SubjectRule = {
  subject: string
  /** Business hours within which an answer is promised; null for a day by the clock. */
  answerHours: number | null
  /** Only they answer this subject; empty for every expert. */
  experts: readonly string[]
  /** Doubts that wait for one expert at most before the next ones stay unassigned; null for any number. */
  maxWaiting: number | null
}

export type DoubtRules = {
  zone: string
  hours: BusinessHours
  subjects: readonly SubjectRule[]
  /** Doubts in 30 days for students without a product that gives any; null for no limit. */
  freeDoubts: number | null
}

export const ruleOf = ({ subjects }: DoubtRules, subject: string): SubjectRule | null =>
  subjects.find((rule) => rule.subject === subject) ?? null

/** When a doubt that waits since `since` has to be answered, ms since epoch. */
export function doubtDueAt(since: number, subject: string, rules: DoubtRules): number {
  const hours = ruleOf(rules, subject)?.answerHours
  return hours ? addBusinessTime(since, hours * HOUR_MS, rules.hours, rules.zone) : since + ANSWER_WITHIN_MS
}

/** Whether an expert answers a subject. */
export function answersSubject(rules: DoubtRules, subject: string, expert: string): boolean {
  const experts = ruleOf(rules, subject)?.experts ?? []
  return experts.length === 0 || experts.includes(expert)
}

type Candidate = { id: string; waiting: number }

/**
 * Who may get a new doubt, the first one first: of the experts of its subject, other than those in `except`, those who have room for another,
 * beginning with the one for whom the fewest wait. Empty for subjects without experts of their own, whose doubts any expert can take, and while
 * nobody has room.
 */
export function expertsFor(
  candidates: readonly Candidate[],
  rule: SubjectRule | null,
  except: readonly string[] = [],
): string[] {
  if (!rule || rule.experts.length === 0) return []
  return candidates
    .filter(({ id }) => rule.experts.includes(id) && !except.includes(id))
    .filter(({ waiting }) => rule.maxWaiting === null || waiting < rule.maxWaiting)
    .toSorted((a, b) => a.waiting - b.waiting)
    .map(({ id }) => id)
}
