import { DAY_MS } from '../auth/policy.ts'
import { parseLocalTime } from '../content/localTime.ts'

/** When a lesson opens to somebody with access to its class. */
export const OPENINGS = ['always', 'onDay', 'afterStart', 'afterPrevious', 'beforeExam'] as const
export type Opening = (typeof OPENINGS)[number]

export type OpeningRule = {
  id: string
  opens: Opening
  /** Of `onDay`: ms since epoch. */
  opensAt: number | null
  /** Days after the start of access, or before the exam. */
  days: number
  /** Ids of lessons that are done first. */
  requires: readonly string[]
}

/** Why a lesson is still locked: until a time (ms since epoch), until others are done, or until the student says when the exam is. */
export type LessonLock =
  | { reason: 'day'; opensAt: number }
  | { reason: 'lessons'; lectures: string[] }
  | { reason: 'examDay'; days: number }

export type LearnerState = {
  /** When access to the class began, ms since epoch. */
  startedAt: number
  now: number
  /** The day of the exam that the student set, `2027-01-24`; null for none. */
  examOn: string | null
  timeZone: string
  completed: ReadonlySet<string>
  /** The lesson before it in the class; null for the first. */
  previous: string | null
}

/** Why the lesson is locked to the student; null when it is open. A day is named before the lessons that are missing. */
export function lockOf(rule: OpeningRule, state: LearnerState): LessonLock | null {
  if (rule.opens === 'beforeExam' && !state.examOn) return { reason: 'examDay', days: rule.days }
  const opensAt = openingTime(rule, state)
  if (opensAt !== null && opensAt > state.now) return { reason: 'day', opensAt }
  const before = rule.opens === 'afterPrevious' && state.previous ? [state.previous] : []
  const missing = [...new Set([...rule.requires, ...before])].filter(
    (id) => id !== rule.id && !state.completed.has(id),
  )
  return missing.length > 0 ? { reason: 'lessons', lectures: missing } : null
}

function openingTime({ opens, opensAt, days }: OpeningRule, state: LearnerState): number | null {
  if (opens === 'onDay') return opensAt
  if (opens === 'afterStart') return state.startedAt + days * DAY_MS
  if (opens !== 'beforeExam' || !state.examOn) return null
  const examAt = parseLocalTime(`${state.examOn}T00:00`, state.timeZone)
  return examAt === null ? null : examAt - days * DAY_MS
}
