import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { saveQuestion } from '#cms/operations/exams/bank/saveQuestion.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { NEW_QUESTION } from '#domain/exams/files/ImportedQuestion.ts'
import type { LeafKey } from '#domain/exams/questions/KeySchema.ts'
import { type Content, leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import type { Question } from '#payload-types'
import { both, sampleOf } from '../../unit/exams/samples.ts'

let made = 0

type More = {
  code?: string
  difficulty?: Question['difficulty']
  concepts?: string[]
  isRetired?: boolean
  /** The keys of its leaves, in order; without them those of the samples. */
  keys?: LeafKey[]
}

/** Creates a question of any type in the bank, with key and solution. Returns its id. */
export async function createQuestion(
  payload: BasePayload,
  project: RequestProject,
  content: Content,
  { code = `q-${process.pid}-${made++}`, difficulty = 'medium', concepts = [], ...more }: More = {},
): Promise<string> {
  const leaves = leavesOf({ id: NEW_QUESTION, content })
  const saved = await saveQuestion({
    payload,
    project: project.id,
    by: null,
    now: new Date(),
    existing: null,
    code,
    question: {
      id: null,
      content,
      difficulty,
      concepts,
      source: null,
      year: null,
      keys: leaves.map(({ id, leaf: { type } }, index) => ({
        question: id,
        key: more.keys?.[index] ?? sampleOf(type).key,
      })),
      solutions: leaves.map(({ id }) => ({
        question: id,
        text: both(`Solution of ${code}`),
        video: null,
      })),
    },
  })
  if (!saved.ok) throw new Error(`the question was not saved: ${JSON.stringify(saved)}`)
  if (more.isRetired)
    await conditionalUpdate({
      payload,
      collection: 'questions',
      where: { id: { equals: saved.id } },
      data: { isRetired: true },
    })
  return saved.id
}
