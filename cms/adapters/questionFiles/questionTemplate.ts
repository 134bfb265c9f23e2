import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import { TEMPLATE_QUESTIONS } from '#domain/exams/files/templateQuestions.ts'
import { type WrittenFile, type WrittenFormat, writeQuestionFile } from './writeQuestionFile.ts'

/** A file with a question of every type that the format has, for those who write their own. */
export const questionTemplate = (format: WrittenFormat): Promise<WrittenFile> =>
  writeQuestionFile(format, questionsOfFile(TEMPLATE_QUESTIONS).questions, [])
