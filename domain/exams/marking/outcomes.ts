/**
 * What became of a question. `blank`: no answer. `notCounted`: answered, but beyond the number that the section
 * counts. `dropped`: taken out after the exam, with full marks or without. `pending`: waits for an expert.
 */
export const OUTCOMES = ['right', 'partly', 'wrong', 'blank', 'notCounted', 'dropped', 'pending'] as const
export type Outcome = (typeof OUTCOMES)[number]
export type OutcomeCounts = Record<Outcome, number>

export const countOutcomes = (outcomes: readonly Outcome[]): OutcomeCounts =>
  Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, outcomes.filter((one) => one === outcome).length]),
  ) as OutcomeCounts

/**
 * What was decided about a question after the exam. `droppedForAll`: everybody gets full marks.
 * `droppedForAttempters`: only attempters get full marks. `withdrawn`: no one gets marks, and the paper's maximum is lower.
 */
export const DECISIONS = ['droppedForAll', 'droppedForAttempters', 'withdrawn'] as const
export type Decision = (typeof DECISIONS)[number]
