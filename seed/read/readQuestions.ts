import { findingText } from '#domain/exams/files/Finding.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import type { FileQuestion, NamedFile } from '#domain/exams/files/ImportedQuestion.ts'
import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import { bytesHash } from './contentHash.ts'
import { type FolderFiles, readBytes, readText } from './FolderFiles.ts'
import { parseJsonRecord } from './parseJson.ts'
import type { SeedIssue } from './SeedIssue.ts'

/** The folder of question files, and the folder of the pictures and videos that they name. */
const FOLDER = 'questions/'
const PICTURES = 'questions/pictures/'

/** A picture or video of questions. Changed bytes under the same name are a new file, so that older versions of questions keep the old one. */
export type SeedQuestionFile = { name: string; path: string; digest: string }

export type SeedQuestion = {
  question: FileQuestion & { id: string }
  /** Keys of `questionFile` records by the file ids in its blocks. */
  files: Record<string, string>
  /** File and path of the question, for messages. */
  place: string
}

export type ReadQuestions = { files: SeedQuestionFile[]; questions: SeedQuestion[] }

export const questionFileKey = ({ name, digest }: Omit<SeedQuestionFile, 'path'>): string =>
  `${name}@${digest.slice(0, 16)}`

/** Questions of all files below `questions/`, and the pictures that they name. All problems are added to `issues`. */
export async function readQuestions(folder: FolderFiles, issues: SeedIssue[]): Promise<ReadQuestions> {
  const files = new Map<string, SeedQuestionFile>()
  const questions: SeedQuestion[] = []
  const taken = new Map<string, string>()
  const names = [...folder.names].filter(
    (name) => name.startsWith(FOLDER) && name.endsWith('.json') && !name.startsWith(PICTURES),
  )
  for (const file of names.sort()) {
    const text = await readText(folder, file, issues)
    const [raw] = text === null ? [] : parseJsonRecord(file, text, issues)
    if (!raw) continue
    const read = questionsOfFile(raw.values)
    for (const problem of read.problems) issues.push(issueOf(file, problem.at.path, findingText(problem)))
    const keys = await readFiles(folder, file, read.named, files, issues)
    for (const { at, notes: _notes, ...question } of read.questions) {
      const { id } = question
      const other = id === null ? undefined : taken.get(id)
      if (id === null) issues.push(issueOf(file, `${at.path}.id`, 'is required'))
      else if (other) issues.push(issueOf(file, `${at.path}.id`, `is ${id}, which ${other} has too`))
      else {
        taken.set(id, file)
        const own = filesOf(question).map((name) => [name, keys.get(name) ?? ''])
        questions.push({
          question: { ...question, id },
          files: Object.fromEntries(own),
          place: `${file} ${at.path}`,
        })
      }
    }
  }
  return { files: [...files.values()], questions }
}

async function readFiles(
  folder: FolderFiles,
  file: string,
  named: readonly NamedFile[],
  files: Map<string, SeedQuestionFile>,
  issues: SeedIssue[],
): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (const { id, name } of named) {
    const path = PICTURES + name
    if (!folder.names.has(path)) issues.push(issueOf(file, '', `names ${name}, which is not in ${PICTURES}`))
    else {
      const found = files.get(name) ?? { name, path, digest: bytesHash(await readBytes(folder, path)) }
      files.set(name, found)
      keys.set(id, questionFileKey(found))
    }
  }
  return keys
}

/** An issue at a path: in `questions[3].options[1].text.en`, `en` is the field and the rest is the row. */
function issueOf(file: string, path: string, reason: string): SeedIssue {
  const dot = path.lastIndexOf('.')
  return { file, row: path.slice(0, Math.max(dot, 0)), field: path.slice(dot + 1), reason }
}
