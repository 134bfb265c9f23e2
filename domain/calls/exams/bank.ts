import { z } from 'zod'
import { IMPORT_STATES } from '../../exams/bank/importStates.ts'
import { boundedText } from '../../exams/boundedText.ts'
import { IdSchema } from '../../exams/questions/ids.ts'
import { DIFFICULTIES } from '../../exams/questions/QuestionSchema.ts'
import { QUESTION_TYPES } from '../../exams/questions/questionTypes.ts'
import type { TypesetBlocks } from '../../exams/questions/typesetContent.ts'
import { LOCALES } from '../../text/locales.ts'
import { AcceptedSchema } from '../responses.ts'

/** Calls of staff on the question bank. Keys and solutions are in answers to people who may edit the question alone. */
const id = z.string().min(1).max(60)

/** A question in the exchange format (QuestionFileSchema); what is wrong in it is answered with its path. */
const ExchangeSchema = z.record(z.string().max(40), z.unknown())

export const SaveQuestionBodySchema = z.object({
  /** Null for a new question. */
  id: id.nullable(),
  /** The version that was on the screen; refused when there is a newer one. */
  seenVersion: z.number().int().min(0).nullable(),
  /** Short name of a new question within the project; null for a made-up one. */
  code: IdSchema.nullable(),
  question: ExchangeSchema,
})
export const SaveQuestionResponseSchema = AcceptedSchema.extend({
  id: z.string(),
  code: z.string(),
  version: z.number().int(),
  /** False when the stored version says the same already. */
  isChanged: z.boolean(),
})

/** Made by the server; described, not checked again. */
const TypesetBlocksSchema = z.array(
  z.looseObject({ kind: z.string() }),
) as unknown as z.ZodType<TypesetBlocks>

/** Texts in the notation of the exchange format, by their places in the form. */
export const PreviewTextsBodySchema = z.object({
  texts: z.array(z.object({ path: z.string().max(100), text: boundedText(10_000) })).max(200),
})
export const PreviewTextsResponseSchema = AcceptedSchema.extend({
  texts: z.array(
    z.object({
      path: z.string(),
      /** Null when the text cannot be read. */
      blocks: TypesetBlocksSchema.nullable(),
      problems: z.array(z.string()),
    }),
  ),
})
export type PreviewedText = z.infer<typeof PreviewTextsResponseSchema>['texts'][number]

export const SimilarBodySchema = z.object({ id: id.nullable(), question: ExchangeSchema })
export const SimilarResponseSchema = AcceptedSchema.extend({
  similar: z.array(z.object({ id: z.string(), code: z.string(), title: z.string(), isRetired: z.boolean() })),
})

export const RetireBodySchema = z.object({ id, isRetired: z.boolean() })
export const QuestionBodySchema = z.object({ id })

/** A picture or video of a question; the bytes decide what it is. */
export const AddFileBodySchema = z.object({
  name: z.string().min(1).max(255),
  base64: z.base64().max(24_500_000),
})
export const AddFileResponseSchema = AcceptedSchema.extend({ id: z.string(), isVideo: z.boolean() })

export const ConceptsQuerySchema = z.object({ q: z.string().trim().max(60).default('') })
export const ConceptsResponseSchema = AcceptedSchema.extend({
  concepts: z.array(z.object({ concept: z.string(), questions: z.number().int() })),
})

/** What the list of the bank is filtered by. */
const QuestionFilterSchema = z.object({
  search: z.string().trim().max(100).optional(),
  type: z.enum(QUESTION_TYPES).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  concept: z.string().trim().max(60).optional(),
  year: z.coerce.number().int().min(1900).max(2100).optional(),
  state: z.enum(['current', 'retired']).optional(),
  use: z.enum(['used', 'unused']).optional(),
})
export type QuestionFilter = z.infer<typeof QuestionFilterSchema>

/** Formats that questions are written in; `gift` and `aiken` are read only. */
export const EXPORT_FORMATS = ['json', 'moodleXml', 'csv', 'xlsx', 'docx'] as const
export const MAX_EXPORTED = 2000

export const ImportTemplateQuerySchema = z.object({ format: z.enum(['csv', 'xlsx', 'docx', 'json']) })
export type TemplateFormat = z.infer<typeof ImportTemplateQuerySchema>['format']

export const ExportQuestionsBodySchema = z.object({
  format: z.enum(EXPORT_FORMATS),
  filter: QuestionFilterSchema,
})
/** A file in base64. */
export const FileResponseSchema = AcceptedSchema.extend({
  name: z.string(),
  type: z.string(),
  base64: z.string(),
})
export const ExportQuestionsResponseSchema = FileResponseSchema.extend({
  questions: z.number().int(),
  /** What could not be written, or loses something, by the name of the question. */
  notes: z.array(z.object({ question: z.string(), text: z.string() })),
})

export const CheckImportBodySchema = z.object({
  name: z.string().min(1).max(255),
  base64: z.base64().max(14_500_000),
  /** Language of texts in formats that do not say it. */
  language: z.enum(LOCALES),
})
export const ImportBodySchema = z.object({ id })
export const StartImportBodySchema = z.object({
  id,
  /** Also adds questions that the bank has already. */
  keepsDuplicates: z.boolean(),
})
export const ImportStatusResponseSchema = AcceptedSchema.extend({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  total: z.number().int(),
  position: z.number().int(),
  added: z.number().int(),
  skipped: z.number().int(),
  removed: z.number().int(),
})
export type ImportStatus = z.infer<typeof ImportStatusResponseSchema>
