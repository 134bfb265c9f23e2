import { leafId } from '../questions/ids.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import type { Content } from '../questions/QuestionSchema.ts'
import type { FileIdOf } from './blockText.ts'
import { checkQuestion } from './checkQuestion.ts'
import type { Finding, Place } from './Finding.ts'
import { createFileNames } from './fileNames.ts'
import { findingsOfIssues, pathText } from './findingsOfIssues.ts'
import {
  type ImportedQuestion,
  type Keys,
  type NamedFile,
  NEW_QUESTION,
  type Solutions,
} from './ImportedQuestion.ts'
import {
  EnvelopeSchema,
  fileQuestionSchema,
  type LeafOfFile,
  type QuestionOfFile,
} from './QuestionFileSchema.ts'

export type QuestionsOfFile = {
  questions: ImportedQuestion[]
  /** Pictures and videos that the questions name; those within the file have their bytes in it. */
  named: NamedFile[]
  problems: Finding[]
}

/**
 * The questions of a file in the exchange format, and every problem of the others with its path. A question with a
 * problem is not among the questions.
 */
export function questionsOfFile(json: unknown): QuestionsOfFile {
  const envelope = EnvelopeSchema.safeParse(json, { reportInput: true })
  if (!envelope.success)
    return { questions: [], named: [], problems: findingsOfIssues(envelope.error.issues, null) }
  return questionsOfEntries(
    envelope.data.questions.map((entry, at) => ({ entry, line: null, path: ['questions', at] })),
  )
}

/** A question in the exchange format, and where it stands: at a line, or at a path to which its findings add theirs. */
export type Entry = {
  entry: unknown
  line: number | null
  path: readonly PropertyKey[]
  notes?: Finding[]
}

/**
 * The questions of entries in the exchange format, wherever they come from; as `questionsOfFile`. `fileIdOf` gives the ids
 * of pictures where they are known already.
 */
export function questionsOfEntries(entries: readonly Entry[], fileIdOf?: FileIdOf): QuestionsOfFile {
  const names = createFileNames()
  const schema = fileQuestionSchema(fileIdOf ?? names.idOf)
  const questions: ImportedQuestion[] = []
  const problems: Finding[] = []
  const taken = new Set<string>()
  for (const { entry, line, path, notes = [] } of entries) {
    const read = schema.safeParse(entry, { reportInput: true })
    if (!read.success) {
      problems.push(...findingsOfIssues(read.error.issues, line, path))
      continue
    }
    const question = { ...importedQuestion(read.data, { line, path: pathText(path) }), notes }
    const findings = [
      ...idFindings(question, taken, [...path, 'id']),
      ...checkQuestion(question, question.at, path),
    ]
    if (findings.length === 0) questions.push(question)
    else problems.push(...findings)
  }
  return { questions, named: names.files(), problems }
}

/** The id of a question that another one of the file has taken; takes it otherwise. */
export function idFindings(
  { id, at: { line } }: Pick<ImportedQuestion, 'id' | 'at'>,
  taken: Set<string>,
  path: readonly PropertyKey[],
): Finding[] {
  if (id === null) return []
  if (taken.has(id)) return [{ at: { line, path: pathText(path) }, code: 'sameId', detail: id }]
  taken.add(id)
  return []
}

function importedQuestion(read: QuestionOfFile, at: Place): ImportedQuestion {
  const { id, difficulty, concepts, source, year } = read
  const parts =
    read.type === 'comprehension'
      ? read.parts.map((leaf) => ({ part: leaf.id, leaf }))
      : [{ part: null, leaf: read }]
  const solved = parts.map(({ part, leaf }) => {
    const question = leafId(id ?? NEW_QUESTION, part)
    return { question, part, ...leafOf(leaf), text: leaf.solution ?? null, video: leaf.solutionVideo ?? null }
  })
  const keys: Keys = solved.map(({ question, key }) => ({ question, key }))
  const solutions: Solutions = solved
    .filter(({ text, video }) => text !== null || video !== null)
    .map(({ question, text, video }) => ({ question, text, video }))
  const [first] = solved as [(typeof solved)[number]]
  const content: Content =
    read.type === 'comprehension'
      ? {
          type: 'comprehension',
          passage: read.passage,
          parts: solved.map(({ part, leaf }) => ({ id: part as string, content: leaf })),
        }
      : first.leaf
  const about = { difficulty, concepts, source, year }
  return { id, content, keys, solutions, ...about, at, notes: [] }
}

/** What is asked and what is right, which the file has in one. */
function leafOf(read: LeafOfFile): { leaf: Leaf; key: LeafKey } {
  const hint = read.hint ? { hint: read.hint } : {}
  switch (read.type) {
    case 'single': {
      const { type, stem, options, right } = read
      return { leaf: { type, stem, ...hint, options }, key: { type, right } }
    }
    case 'multiple': {
      const { type, stem, options, right } = read
      return { leaf: { type, stem, ...hint, options }, key: { type, right } }
    }
    case 'assertionReason': {
      const { type, assertion, reason, options, right } = read
      return { leaf: { type, assertion, reason, ...hint, options }, key: { type, right } }
    }
    case 'trueFalse': {
      const { type, stem, right } = read
      return { leaf: { type, stem, ...hint }, key: { type, right } }
    }
    case 'integer': {
      const { type, stem, numbers } = read
      return { leaf: { type, stem, ...hint }, key: { type, numbers } }
    }
    case 'numeric': {
      const { type, stem, decimals, numbers } = read
      return { leaf: { type, stem, ...hint, decimals }, key: { type, numbers } }
    }
    case 'match':
    case 'matrix': {
      const { type, stem, rows, columns, right } = read
      const order = rows.map(({ id }) => id)
      const entries = Object.entries(right).map(([row, columns]) => ({ row, columns }))
      const inOrder = entries.toSorted((a, b) => order.indexOf(a.row) - order.indexOf(b.row))
      return { leaf: { type, stem, ...hint, rows, columns }, key: { type, rows: inOrder } }
    }
    case 'fillBlank': {
      const { type, stem } = read
      const blanks = read.blanks.map(({ id, kind }) => ({ id, kind }))
      const right = read.blanks.map(({ id: blank, ...rest }) => ({ blank, ...rest }))
      return { leaf: { type, stem, ...hint, blanks }, key: { type, blanks: right } }
    }
    case 'subjective': {
      const { type, stem, maxFiles, maxCharacters, rubric } = read
      return { leaf: { type, stem, ...hint, maxFiles, maxCharacters }, key: { type, rubric } }
    }
  }
}
