import { type AnalysedAttempt, itemAnalysis, type PaperFigures } from './itemAnalysis.ts'

/** Attempts of one group, such as a batch or a month, beside those of all. */
export type GroupFigures = {
  group: string
  paper: PaperFigures
  /** Facility by question id, in percent; a question that nobody of the group was asked is left out. */
  facility: Readonly<Record<string, number>>
}

/** What attempts of each group say of a paper and its questions. An attempt counts in every group that it names; groups are in their order. */
export function compareGroups<Attempt extends AnalysedAttempt>(
  attempts: readonly Attempt[],
  groupsOf: (attempt: Attempt) => readonly string[],
): GroupFigures[] {
  const members = new Map<string, Attempt[]>()
  for (const attempt of attempts)
    for (const group of new Set(groupsOf(attempt)))
      members.set(group, [...(members.get(group) ?? []), attempt])
  return [...members]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, own]) => {
      const { paper, items } = itemAnalysis(own)
      return {
        group,
        paper,
        facility: Object.fromEntries(items.map(({ id, facility }) => [id, facility])),
      }
    })
}
