/** An answered or unanswered question of one attempt; `marks` and `full` are over the same denominator. */
export type ItemAnswer = {
  id: string
  marks: number
  full: number
  /** The answer in one word, by which equal ones are counted; null for none. */
  choice: string | null
  isRight: boolean
}
export type AnalysedAttempt = { items: readonly ItemAnswer[] }

/** How often an answer was given: by all, and by the quarters with the most and the least marks. */
export type Distractor = { choice: string | null; isRight: boolean; all: number; top: number; bottom: number }

export type ItemFigures = {
  id: string
  attempts: number
  /** Mean of its marks, and their standard deviation (n - 1), in percent of its full marks. */
  facility: number
  deviation: number | null
  /** Correlation of its marks with those of all other questions, -1 to 1; null where either never varies. */
  discrimination: number | null
  distractors: Distractor[]
  /** An answer that is not right and is given by more of the top quarter than all right ones together: the key may be wrong. */
  alarm: string | null
}

export type PaperFigures = {
  attempts: number
  mean: number
  deviation: number | null
  /** Cronbach's alpha: how far the questions measure the same; null below two questions that everybody was asked, or without variance. */
  alpha: number | null
  /** Standard error of measurement: deviation × √(1 - alpha). */
  error: number | null
}

/** Fewer in a quarter say nothing of a key. */
const LEAST_IN_QUARTER = 5

/**
 * What the first attempts at a paper say of its questions, by classical test theory. Questions that only some were asked, from pools, are
 * analysed among those, and are left out of alpha.
 */
export function itemAnalysis(attempts: readonly AnalysedAttempt[]): {
  paper: PaperFigures
  items: ItemFigures[]
} {
  const totals = attempts.map(({ items }) => sum(items.map(({ marks }) => marks)))
  const order = totals.map((_, index) => index).toSorted((a, b) => at(totals, b) - at(totals, a))
  const quarter = Math.floor(attempts.length / 4)
  const top = new Set(order.slice(0, quarter))
  const bottom = new Set(quarter === 0 ? [] : order.slice(-quarter))
  const answersOf = new Map<string, { index: number; answer: ItemAnswer }[]>()
  for (const [index, { items }] of attempts.entries())
    for (const answer of items) {
      const answers = answersOf.get(answer.id) ?? []
      answers.push({ index, answer })
      answersOf.set(answer.id, answers)
    }
  const items = [...answersOf].map(([id, answers]): ItemFigures => {
    const marks = answers.map(({ answer }) => answer.marks)
    const rest = answers.map(({ index, answer }) => at(totals, index) - answer.marks)
    const full = Math.max(...answers.map(({ answer }) => answer.full)) || 1
    const spread = deviation(marks)
    const distractors = distractorsOf(answers, top, bottom)
    return {
      id,
      attempts: answers.length,
      facility: (mean(marks) * 100) / full,
      deviation: spread === null ? null : (spread * 100) / full,
      discrimination: correlation(marks, rest),
      distractors,
      alarm: alarmOf(distractors),
    }
  })
  const asked = [...answersOf.values()].filter((answers) => answers.length === attempts.length)
  const alpha = alphaOf(
    asked.map((answers) => answers.map(({ answer }) => answer.marks)),
    asked.length === answersOf.size ? totals : null,
  )
  const spread = deviation(totals)
  return {
    paper: {
      attempts: attempts.length,
      mean: mean(totals),
      deviation: spread,
      alpha,
      error: alpha === null || spread === null ? null : spread * Math.sqrt(Math.max(0, 1 - alpha)),
    },
    items,
  }
}

const at = (values: readonly number[], index: number): number => values[index] as number
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length)

/** The variance with n - 1; null below two values. */
function variance(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const middle = mean(values)
  return sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1)
}

function deviation(values: readonly number[]): number | null {
  const found = variance(values)
  return found === null ? null : Math.sqrt(found)
}

/** Pearson's; null where one of the two never varies. */
function correlation(a: readonly number[], b: readonly number[]): number | null {
  const [meanA, meanB] = [mean(a), mean(b)]
  const together = sum(a.map((value, index) => (value - meanA) * (at(b, index) - meanB)))
  const squares = (values: readonly number[], middle: number) =>
    sum(values.map((value) => (value - middle) ** 2))
  const size = Math.sqrt(squares(a, meanA) * squares(b, meanB))
  return size === 0 ? null : together / size
}

/** @param totals of all questions, where all are among the columns; null to add the columns up */
function alphaOf(columns: readonly (readonly number[])[], totals: readonly number[] | null): number | null {
  if (columns.length < 2) return null
  const sums = totals ?? (columns[0] ?? []).map((_, index) => sum(columns.map((column) => at(column, index))))
  const whole = variance(sums)
  const parts = columns.map((column) => variance(column))
  if (!whole || parts.some((part) => part === null)) return null
  return (columns.length / (columns.length - 1)) * (1 - sum(parts as number[]) / whole)
}

function distractorsOf(
  answers: readonly { index: number; answer: ItemAnswer }[],
  top: ReadonlySet<number>,
  bottom: ReadonlySet<number>,
): Distractor[] {
  const found = new Map<string | null, Distractor>()
  for (const { index, answer } of answers) {
    const { choice, isRight } = answer
    const one = found.get(choice) ?? { choice, isRight, all: 0, top: 0, bottom: 0 }
    one.all++
    if (top.has(index)) one.top++
    if (bottom.has(index)) one.bottom++
    found.set(choice, one)
  }
  return [...found.values()].toSorted(
    (a, b) => b.all - a.all || (String(a.choice) < String(b.choice) ? -1 : 1),
  )
}

function alarmOf(distractors: readonly Distractor[]): string | null {
  if (sum(distractors.map(({ top }) => top)) < LEAST_IN_QUARTER) return null
  const right = sum(distractors.map(({ isRight, top }) => (isRight ? top : 0)))
  const wrong = distractors
    .filter(({ choice, isRight }) => choice !== null && !isRight)
    .toSorted((a, b) => b.top - a.top)[0]
  return wrong && wrong.top > right ? wrong.choice : null
}
