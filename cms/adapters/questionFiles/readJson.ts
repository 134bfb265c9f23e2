import { EnvelopeSchema } from '#domain/exams/files/QuestionFileSchema.ts'
import { type QuestionsOfFile, questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import { bytesOf } from './moodle/MoodleTexts.ts'

/** Parses the exchange format; `within` are its embedded files by name. */
export function readJson(text: string): { read: QuestionsOfFile; within: Map<string, Uint8Array> } {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (err) {
    return { read: notJson(text, (err as Error).message), within: new Map() }
  }
  const envelope = EnvelopeSchema.safeParse(json)
  const files = envelope.success ? envelope.data.files : []
  const within = files.flatMap(({ name, base64 }) => {
    const bytes = bytesOf(base64)
    return bytes ? [[name, bytes] as const] : []
  })
  return { read: questionsOfFile(json), within: new Map(within) }
}

function notJson(text: string, message: string): QuestionsOfFile {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN)
  const line = Number.isNaN(position) ? null : text.slice(0, position).split('\n').length
  const detail = message.replace(/, "[\s\S]*$/, '').slice(0, 120)
  return { questions: [], named: [], problems: [{ at: { line, path: '' }, code: 'notReadable', detail }] }
}
