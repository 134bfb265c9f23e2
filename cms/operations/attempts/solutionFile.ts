import type { BasePayload } from 'payload'
import { picturesOf } from '#domain/exams/pack/filesIn.ts'
import type { QuestionFile } from '#payload-types'
import type { AttemptHead } from './attemptHead.ts'
import { loadKeys } from './loadRelease.ts'

/** A picture or video of a solution that instant feedback has shown in an attempt; null for all others. */
export async function solutionFile(
  payload: BasePayload,
  { release, project, checked }: Pick<AttemptHead, 'release' | 'project' | 'checked'>,
  { question, file }: { question: string; file: string },
): Promise<QuestionFile | null> {
  if (!checked.includes(question)) return null
  const { solutions } = await loadKeys(payload, release)
  const solution = solutions.find((one) => one.question === question)
  const shown = solution ? [...picturesOf(solution.text ?? {}), solution.video] : []
  if (!shown.includes(file)) return null
  return payload.db.findOne<QuestionFile>({
    collection: 'question-files',
    where: { and: [{ id: { equals: file } }, { project: { equals: project } }] },
  })
}
