import { LOSS_CAUSES, type LossCause } from '../results/lossCauses.ts'

/** What a question of a test cost. `lost`: part of the full marks of its test, 0 to 1. */
export type LostQuestion = { cause: LossCause; lost: number; concepts: readonly string[] }
/** What to do next; `percent`: what it could bring in a test on average, in whole percent of its full marks, 1 at least. */
export type NextStep =
  | { kind: 'concept'; concept: string; percent: number }
  | { kind: Exclude<LossCause, 'concept'>; concept: null; percent: number }

const MOST = 3

/**
 * The three steps that would bring most: the concepts and the habits by which most marks were lost. What several concepts share is divided among
 * them; what was not understood and has no concept gives no step.
 * @param tests how many tests the questions are of, 1 or more
 */
export function nextSteps(questions: readonly LostQuestion[], tests: number): NextStep[] {
  const concepts = new Map<string, number>()
  const habits = new Map<LossCause, number>()
  for (const { cause, lost, concepts: own } of questions) {
    if (cause !== 'concept') habits.set(cause, (habits.get(cause) ?? 0) + lost)
    else for (const concept of own) concepts.set(concept, (concepts.get(concept) ?? 0) + lost / own.length)
  }
  const percent = (lost: number): number => Math.round((lost * 100) / tests)
  const steps: NextStep[] = [
    ...[...concepts].map(([concept, lost]) => ({
      kind: 'concept' as const,
      concept,
      percent: percent(lost),
    })),
    ...LOSS_CAUSES.flatMap((kind) =>
      kind === 'concept' ? [] : [{ kind, concept: null, percent: percent(habits.get(kind) ?? 0) }],
    ),
  ]
  return steps
    .filter((step) => step.percent >= 1)
    .toSorted((a, b) => b.percent - a.percent || nameOf(a).localeCompare(nameOf(b), 'en'))
    .slice(0, MOST)
}

const nameOf = ({ kind, concept }: NextStep): string => concept ?? kind
