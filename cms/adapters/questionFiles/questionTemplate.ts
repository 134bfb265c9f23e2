import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import { TEMPLATE_QUESTIONS } from '#domain/exams/files/templateQuestions.ts'
import { type WrittenFile, type WrittenFormat, writeQuestionFile } from './writeQuestionFile.ts'

/** An example file with one question of every type that the format supports. */
export const questionTemplate = (format: WrittenFormat): Promise<WrittenFile> =>
  writeQuestionFile(format, questionsOfFile(TEMPLATE_QUESTIONS).questions, [])
