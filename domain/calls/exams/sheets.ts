import { z } from 'zod'
import { LeafIdSchema } from '../../exams/questions/ids.ts'
import type { TypesetContent } from '../../exams/questions/typesetContent.ts'
import { PageDrawingSchema } from '../../exams/sheets/pageDrawing.ts'
import { MAX_SHEET_NOTE, SHEET_ROUNDS } from '../../exams/sheets/sheetStates.ts'
import { hasControlCharacters } from '../../text/controlCharacters.ts'
import { AcceptedSchema } from '../responses.ts'
import { LocalLine, MomentSchema } from './tests.ts'

const IdSchema = z.string().min(1).max(60)
const FileSchema = z.string().min(1).max(100)

const NoteSchema = z
  .string()
  .trim()
  .max(MAX_SHEET_NOTE)
  .refine((value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')))

/** What is typed for a question before it is stored: it may be anything. */
const DraftSchema = z.object({ steps: z.array(z.string().max(20)).max(30), note: NoteSchema })
/** Drafts of a sheet, by question. */
export type SheetDraft = Readonly<Record<string, z.infer<typeof DraftSchema>>>

/** A sheet as its expert sees it: without the student's name. Marks are texts such as `2 1/2`. */
const SheetSchema = z.object({
  id: z.string(),
  title: z.string(),
  round: z.enum(SHEET_ROUNDS),
  /** Why the student has requested a re-evaluation; null in other rounds. */
  reason: z.string().nullable(),
  /** Until when it is theirs. */
  until: MomentSchema,
  questions: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      part: z.string().nullable(),
      content: z.custom<TypesetContent>().meta({ override: { type: 'object' } }),
      full: z.string(),
      /** Empty where there is none. */
      rubric: z.array(z.object({ text: LocalLine, marks: z.string() })),
      text: z.string(),
      /** Digests of its pages, in their order. */
      files: z.array(z.string()),
      /** What this expert has drawn on them, by digest. */
      drawings: z.record(z.string(), PageDrawingSchema),
      /** What this expert has typed and not stored yet; null for nothing. */
      draft: DraftSchema.nullable(),
      /** What experts before gave, in a moderation; empty in other rounds. */
      before: z.array(z.object({ marks: z.string(), note: z.string() })),
    }),
  ),
})
export type Sheet = z.infer<typeof SheetSchema>

/** `waiting`: sheets that anybody may take; `sheet`: the one that is with the asking expert. */
export const SheetsResponseSchema = AcceptedSchema.extend({
  waiting: z.number(),
  sheet: SheetSchema.nullable(),
})
export type SheetsResponse = z.infer<typeof SheetsResponseSchema>

export const SheetBodySchema = z.object({ sheet: IdSchema })

/** Marks for each question of a sheet, one for each step of its rubric, or one where there is none. */
export const MarkSheetBodySchema = SheetBodySchema.extend({
  marks: z
    .array(
      z.object({
        question: LeafIdSchema,
        steps: z.array(z.string().trim().min(1).max(20)).min(1).max(30),
        note: NoteSchema.default(''),
      }),
    )
    .min(1)
    .max(300),
})

/** What an expert has typed for a question, or drawn on one of its pages, so that a reload loses nothing. */
export const SaveSheetBodySchema = SheetBodySchema.extend({
  question: LeafIdSchema,
  draft: DraftSchema.optional(),
  page: z.object({ file: FileSchema, drawing: PageDrawingSchema }).optional(),
})
export type SaveSheetBody = z.infer<typeof SaveSheetBodySchema>

/** A page of the answer to a question; without one, a picture of a question by its id. */
export const SheetFileQuerySchema = SheetBodySchema.extend({
  question: LeafIdSchema.optional(),
  file: FileSchema,
})

export const SheetPdfQuerySchema = SheetBodySchema.extend({ question: LeafIdSchema })
