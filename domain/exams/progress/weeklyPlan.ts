/** What to do on a day of the coming week; `day` counts from tomorrow, 0 to 6. Without a step it is a test of the series. */
export type PlannedDay<Step> = { day: number; minutes: number; step: Step | null }

const STUDY_DAYS = 6
const STUDY_MINUTES = 45
const TEST_MINUTES = 60
/** How often a single step comes at most: the same every day is no plan. */
const MOST_OF_ONE = 3

/**
 * The steps of a student as a week: they come one after the other, the one that would bring most first, and a test of the series on the last day shows
 * what it has brought. Empty without steps.
 */
export function weeklyPlan<Step>(steps: readonly Step[]): PlannedDay<Step>[] {
  if (steps.length === 0) return []
  const sessions = Math.min(STUDY_DAYS, steps.length * MOST_OF_ONE)
  const gap = Math.floor(STUDY_DAYS / sessions)
  const study = Array.from({ length: sessions }, (_, index) => ({
    day: index * gap,
    minutes: STUDY_MINUTES,
    step: steps[index % steps.length] ?? null,
  }))
  return [...study, { day: STUDY_DAYS, minutes: TEST_MINUTES, step: null }]
}
