import { questionTitle } from '../bank/questionTitle.ts'
import { placedIn, poolCandidates } from '../papers/poolCandidates.ts'
import { schemeFor } from '../papers/schemeFor.ts'
import { leavesOf } from '../questions/QuestionSchema.ts'
import type { ReleaseContent } from '../releases/Release.ts'
import type { KeyedQuestion } from './correctKeys.ts'

/** `bank`: the version of the bank, and the part of it where it is a set. */
export type ReleaseQuestion = KeyedQuestion & {
  id: string
  title: string
  bank: { id: string; version: number; part: string | null }
}

/** Every question that a release can ask, by leaf id in the order of its sections, with the schemes by which it can count. */
export function keyedQuestions({
  paper,
  bank,
}: Pick<ReleaseContent, 'paper' | 'bank'>): ReadonlyMap<string, ReleaseQuestion> {
  const placed = new Set(placedIn(paper))
  const found = new Map<string, ReleaseQuestion>()
  for (const section of paper.sections)
    for (const item of section.items) {
      const questions =
        item.kind === 'pool'
          ? poolCandidates(item, bank, placed)
          : bank.filter(({ id, version }) => id === item.question && version === item.version)
      for (const question of questions)
        for (const { id, part, leaf } of leavesOf(question)) {
          const scheme = schemeFor(section, item, leaf.type)
          const title = `${questionTitle(question.content)}${part === null ? '' : ` (${part})`}`
          const known = found.get(id)
          found.set(id, {
            id,
            leaf,
            title,
            bank: { id: question.id, version: question.version, part },
            schemes: [...(known?.schemes ?? []), ...(scheme ? [scheme] : [])],
          })
        }
    }
  return found
}
