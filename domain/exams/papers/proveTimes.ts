import type { PaperProblem } from './PaperProblem.ts'
import type { Paper } from './PaperSchema.ts'

const MINUTE = 60_000

/** Problems of times: of sections, window, late entry, results, solutions and holidays. */
export const proveTimes = (paper: Paper, questionCount: number): PaperProblem[] => [
  ...proveSectionTimes(paper, questionCount),
  ...proveWindow(paper),
  ...proveResults(paper),
  ...paper.window.holidays.flatMap(({ from, to }, index): PaperProblem[] =>
    from < to ? [] : [{ path: ['window', 'holidays', index], key: 'holidayReversed' }],
  ),
]

function proveSectionTimes({ sections, minutes, secondsPerQuestion }: Paper, count: number): PaperProblem[] {
  const timed = sections.flatMap((section) => section.minutes ?? [])
  const total = timed.reduce((sum, one) => sum + one, 0)
  const problems: PaperProblem[] = []
  if (timed.length > 0 && timed.length < sections.length)
    problems.push({ path: ['sections'], key: 'sectionMinutesSome' })
  else if (timed.length > 0 && total !== minutes)
    problems.push({
      path: ['minutes'],
      key: 'sectionMinutesSum',
      values: { found: total, expected: minutes },
    })
  if (secondsPerQuestion !== null && secondsPerQuestion * count > minutes * 60)
    problems.push({ path: ['secondsPerQuestion'], key: 'questionTimeSum' })
  return problems
}

function proveWindow({ window, minutes }: Paper): PaperProblem[] {
  const { opensAt, closesAt, lateEntryMinutes } = window
  const problems: PaperProblem[] = []
  const length = opensAt === null || closesAt === null ? null : closesAt - opensAt
  if (length !== null && length <= 0) problems.push({ path: ['window', 'closesAt'], key: 'windowReversed' })
  else if (length !== null && length < minutes * MINUTE && !window.keepsFullTime)
    problems.push({ path: ['window', 'closesAt'], key: 'windowShort' })
  if (lateEntryMinutes !== null && opensAt === null)
    problems.push({ path: ['window', 'lateEntryMinutes'], key: 'lateEntryOpening' })
  else if (lateEntryMinutes !== null && length !== null && lateEntryMinutes * MINUTE > length)
    problems.push({ path: ['window', 'lateEntryMinutes'], key: 'lateEntryLong' })
  return problems
}

function proveResults({ window, minutes, pauses, lateSyncMinutes, resultAt, solutionsAt }: Paper) {
  const problems: PaperProblem[] = []
  const { closesAt, keepsFullTime } = window
  const after = keepsFullTime ? minutes + (pauses.times === 0 ? 0 : pauses.minutes) : 0
  const overAt = closesAt === null ? null : closesAt + (after + lateSyncMinutes) * MINUTE
  if (resultAt !== null && overAt !== null && resultAt < overAt)
    problems.push({ path: ['resultAt'], key: 'resultEarly' })
  if (resultAt !== null && (solutionsAt ?? 0) < resultAt)
    problems.push({ path: ['solutionsAt'], key: 'solutionsEarly' })
  if (overAt !== null && (solutionsAt ?? 0) < overAt)
    problems.push({ path: ['solutionsAt'], key: 'solutionsOpen' })
  return problems
}
