import { renamed } from '#domain/exams/bank/leafNames.ts'
import { withFiles } from '#domain/exams/bank/withFiles.ts'
import type { Finding } from '#domain/exams/files/Finding.ts'
import { fileOfQuestions } from '#domain/exams/files/fileOfQuestions.ts'
import {
  type FileQuestion,
  type ImportedQuestion,
  NEW_QUESTION,
} from '#domain/exams/files/ImportedQuestion.ts'
import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import type { DIFFICULTIES } from '#domain/exams/questions/QuestionSchema.ts'
import type { Question } from '#payload-types'
import type { StoredKeys } from './readQuestion.ts'

const PREFIX = /^questions\[0\]\.?/

/** A question of the editor, in the exchange format, where pictures are named by their ids; or all problems with their paths. */
export function questionOfExchange(
  exchange: object,
): { question: ImportedQuestion; problems?: undefined } | { question: null; problems: Finding[] } {
  const read = questionsOfFile({ format: 'shala-questions', version: 1, questions: [exchange] })
  const [question] = read.questions
  if (!question)
    return {
      question: null,
      problems: read.problems.map((problem) => ({
        ...problem,
        at: { ...problem.at, path: problem.at.path.replace(PREFIX, '') },
      })),
    }
  const names = new Map(read.named.map(({ id, name }) => [id, name]))
  return { question: withFiles(question, (file) => names.get(file) ?? file) }
}

type Stored = Pick<Question, 'content' | 'difficulty' | 'concepts' | 'source' | 'year'>

/** A version of a question with its key, as files and forms have it; `name` is what it is called there. */
export const fileQuestionOf = (
  id: string,
  { content, difficulty, concepts, source, year }: Stored,
  { keys, solutions }: Pick<StoredKeys, 'keys' | 'solutions'>,
  name: string | null,
): FileQuestion => ({
  id: name,
  content: content as FileQuestion['content'],
  keys: renamed(keys, id, name ?? NEW_QUESTION),
  solutions: renamed(solutions, id, name ?? NEW_QUESTION),
  difficulty: difficulty as (typeof DIFFICULTIES)[number],
  concepts: concepts as string[],
  source: source ?? null,
  year: year ?? null,
})

/** The same in the exchange format, for the editor. */
export const exchangeOf = (
  id: string,
  stored: Stored,
  keys: Pick<StoredKeys, 'keys' | 'solutions'>,
): object => fileOfQuestions([fileQuestionOf(id, stored, keys, null)]).questions[0] as object
