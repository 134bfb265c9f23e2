import { z } from 'zod'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { IdSchema } from '../questions/ids.ts'
import { QUESTION_LIMITS } from '../questions/limits.ts'
import { DIFFICULTIES } from '../questions/QuestionSchema.ts'
import type { FileIdOf } from './blockText.ts'
import { isFileName } from './fileNames.ts'
import { lineInLanguages, localText, marks, numberList } from './fileSchemas.ts'

/** The most questions that one file may have. */
export const MAX_FILE_QUESTIONS = 2000

const asList = (input: unknown): unknown => (Array.isArray(input) ? input : [input])
const ids = z.preprocess(asList, boundedList(IdSchema, QUESTION_LIMITS.options, 1))
/** A list of ids is one set. */
const sets = z.preprocess(
  (input) => (Array.isArray(input) && input.every((entry) => typeof entry === 'string') ? [input] : input),
  boundedList(boundedList(IdSchema, QUESTION_LIMITS.options, 1), QUESTION_LIMITS.rightSets, 1),
)
const rows = z.record(IdSchema, ids)

/** A question of the file, or a part of a set, with its key and solution. `own` is what it has beside them. */
function leafSchema<Own extends z.ZodRawShape>(fileIdOf: FileIdOf, own: Own) {
  const text = localText(fileIdOf)
  const file = boundedText(120).transform((name, ctx) => {
    const id = fileIdOf(name)
    if (id !== null) return id
    ctx.addIssue({ code: 'custom', message: 'file', params: { detail: name } })
    return z.NEVER
  })
  const items = (max: number) =>
    boundedList(z.strictObject({ id: IdSchema, text, isPinned: z.boolean().optional() }), max, 1)
  const options = items(QUESTION_LIMITS.options)
  const solved = { hint: text.optional(), solution: text.optional(), solutionVideo: file.optional() }
  const leaf = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
    z.strictObject({ ...own, ...solved, type: z.literal(type), ...shape })
  const grid = { stem: text, rows: items(QUESTION_LIMITS.rows), columns: options, right: rows }
  const blank = z.discriminatedUnion('kind', [
    z.strictObject({
      id: IdSchema,
      kind: z.literal('text'),
      accepted: z.preprocess(asList, boundedList(boundedText(200, 1), QUESTION_LIMITS.accepted, 1)),
      isCaseSensitive: z.boolean().default(false),
    }),
    z.strictObject({ id: IdSchema, kind: z.literal('number'), numbers: numberList }),
  ])
  return z.discriminatedUnion('type', [
    leaf('single', { stem: text, options, right: ids }),
    leaf('multiple', { stem: text, options, right: sets }),
    leaf('trueFalse', { stem: text, right: z.preprocess(asList, boundedList(z.boolean(), 2, 1)) }),
    leaf('integer', { stem: text, numbers: numberList }),
    leaf('numeric', {
      stem: text,
      numbers: numberList,
      decimals: z.number().int().min(0).max(6).nullable().default(null),
    }),
    leaf('match', grid),
    leaf('matrix', grid),
    leaf('assertionReason', { assertion: text, reason: text, options, right: ids }),
    leaf('fillBlank', { stem: text, blanks: boundedList(blank, QUESTION_LIMITS.blanks, 1) }),
    leaf('subjective', {
      stem: text,
      maxFiles: z.number().int(),
      maxCharacters: z.number().int(),
      rubric: boundedList(z.strictObject({ text: lineInLanguages, marks }), 30).default([]),
    }),
  ])
}
export type LeafOfFile = z.output<ReturnType<typeof leafSchema<Record<never, never>>>>

/** One question of the exchange format. `fileIdOf` gives the ids of the pictures and videos that it names. */
export function fileQuestionSchema(fileIdOf: FileIdOf) {
  const described = {
    id: IdSchema.nullable().default(null),
    difficulty: z.enum(DIFFICULTIES).default('medium'),
    concepts: boundedList(boundedText(60).trim().min(1), QUESTION_LIMITS.concepts).default([]),
    source: boundedText(200).trim().nullable().default(null),
    year: z.number().int().min(1900).max(2100).nullable().default(null),
  }
  const set = z.strictObject({
    ...described,
    type: z.literal('comprehension'),
    passage: localText(fileIdOf),
    parts: boundedList(leafSchema(fileIdOf, { id: IdSchema }), QUESTION_LIMITS.parts, 1),
  })
  return z.discriminatedUnion('type', [set, ...leafSchema(fileIdOf, described).options])
}
export type QuestionOfFile = z.output<ReturnType<typeof fileQuestionSchema>>

/** Pictures and videos may be in the file itself; else they are beside it, under these names. */
const FileSchema = z.strictObject({
  name: z.string().refine(isFileName, { message: 'file' }),
  type: boundedText(100, 1),
  base64: z.string(),
})

/** The whole of a file but its questions, which are read one by one. */
export const EnvelopeSchema = z.strictObject({
  format: z.literal('shala-questions'),
  version: z.literal(1),
  questions: boundedList(z.unknown(), MAX_FILE_QUESTIONS),
  files: boundedList(FileSchema, MAX_FILE_QUESTIONS).default([]),
})

/** The exchange format of questions; `questionsOfFile` reads it with all of its problems. */
export const QuestionFileSchema = EnvelopeSchema.extend({
  questions: boundedList(
    fileQuestionSchema((name) => (isFileName(name) ? 'f1' : null)),
    MAX_FILE_QUESTIONS,
  ),
})
export type QuestionFile = z.input<typeof QuestionFileSchema>
