import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { renamed } from '#domain/exams/bank/leafNames.ts'
import { checkQuestion } from '#domain/exams/files/checkQuestion.ts'
import type { Finding } from '#domain/exams/files/Finding.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import { findingsOfIssues } from '#domain/exams/files/findingsOfIssues.ts'
import {
  type FileQuestion,
  type Keys,
  NEW_QUESTION,
  type Solutions,
} from '#domain/exams/files/ImportedQuestion.ts'
import {
  type Content,
  ContentSchema,
  leavesOf,
  QuestionSchema,
} from '#domain/exams/questions/QuestionSchema.ts'
import type { TypesetContent, TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import { typesetQuestion } from '../typesetting/typesetQuestion.ts'
import { bankFiles } from './bankFiles.ts'

const AboutSchema = QuestionSchema.pick({ difficulty: true, concepts: true, source: true, year: true })
export type About = z.infer<typeof AboutSchema>

/** A question that may be saved: checked, in the one order of fields that its schema has, and typeset. Keys name it `NEW_QUESTION`. */
export type PreparedQuestion = {
  content: Content
  keys: Keys
  solutions: Solutions
  about: About
  typeset: { content: TypesetContent; solutions: TypesetSolution[] }
}

/**
 * Checks a question by all schemas, its key and what it names, and typesets it. All problems at once, with the paths of the exchange
 * format; `prepared` only without any.
 */
export async function prepareQuestion(
  payload: BasePayload,
  project: string,
  question: FileQuestion,
): Promise<{ prepared: PreparedQuestion | null; problems: Finding[] }> {
  const name = question.id ?? NEW_QUESTION
  const read = ContentSchema.safeParse(question.content)
  const { difficulty, concepts, source, year } = question
  const about = AboutSchema.safeParse({ difficulty, concepts, source, year }, { reportInput: true })
  const problems: Finding[] = [
    ...checkQuestion({ ...question, id: name }, { line: null }),
    ...(about.success ? [] : findingsOfIssues(about.error.issues, null)),
  ]
  if (!read.success) return { problems, prepared: null }
  const content = read.data
  const leaves = leavesOf({ id: name, content }).map(({ id }) => id)
  problems.push(...strangers(leaves, question))
  const keys = leaves.flatMap((id) => question.keys.find((entry) => entry.question === id) ?? [])
  const solutions = leaves.flatMap((id) => question.solutions.find((entry) => entry.question === id) ?? [])
  const { sizes, videos } = await bankFiles(payload, project, filesOf({ content, solutions }))
  for (const { video } of solutions)
    if (video !== null && !videos.has(video))
      problems.push({ at: { line: null, path: 'solutionVideo' }, code: 'video', detail: video })
  const typeset = await typesetQuestion({ content, solutions }, sizes)
  problems.push(...typeset.problems)
  if (problems.length > 0 || !about.success) return { problems, prepared: null }
  const ofNew = <E extends { question: string }>(entries: readonly E[]): E[] =>
    renamed(entries, name, NEW_QUESTION)
  const prepared = {
    content,
    keys: ofNew(keys),
    solutions: ofNew(solutions),
    about: { ...about.data, concepts: distinct(about.data.concepts), source: about.data.source || null },
    typeset: { content: typeset.content, solutions: ofNew(typeset.solutions) },
  }
  return { problems, prepared }
}

/** Keys and solutions of leaves that the question does not have. */
const strangers = (leaves: readonly string[], { keys, solutions }: FileQuestion): Finding[] =>
  [...keys, ...solutions]
    .filter(({ question }) => !leaves.includes(question))
    .map(({ question }) => ({ at: { line: null, path: 'right' }, code: 'keyUnknown', detail: question }))

const distinct = (concepts: readonly string[]): string[] => {
  const seen = new Set<string>()
  return concepts.filter((concept) => {
    const folded = concept.toLowerCase()
    const isNew = !seen.has(folded)
    seen.add(folded)
    return isNew
  })
}
