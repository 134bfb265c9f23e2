import { z } from 'zod'
import { LOCALES, type Locale } from '../../text/locales.ts'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { IdSchema } from './ids.ts'
import { QUESTION_LIMITS } from './limits.ts'

/** A paragraph may contain formulas: `$…$` within a line, `$$…$$` on a line of its own. So may the cells of a table. */
const ParagraphSchema = z.strictObject({
  kind: z.literal('paragraph'),
  text: boundedText(QUESTION_LIMITS.text, 1),
})

const TableSchema = z
  .strictObject({
    kind: z.literal('table'),
    hasHeader: z.boolean(),
    rows: boundedList(
      boundedList(boundedText(QUESTION_LIMITS.cell), QUESTION_LIMITS.tableColumns, 1),
      QUESTION_LIMITS.tableRows,
      1,
    ),
  })
  .refine(({ rows }) => rows.every((row) => row.length === rows[0]?.length), { message: 'rowsDiffer' })

/** `file` is the id of a private file; `alt` says what it shows to those who cannot see it. */
const ImageSchema = z.strictObject({
  kind: z.literal('image'),
  file: IdSchema,
  alt: boundedText(QUESTION_LIMITS.alt, 1),
})

const BlockSchema = z.discriminatedUnion('kind', [ParagraphSchema, TableSchema, ImageSchema])
export type Block = z.infer<typeof BlockSchema>

/** What is read in one language, block by block. */
export const BlocksSchema = boundedList(BlockSchema, QUESTION_LIMITS.blocks, 1)
export type Blocks = z.infer<typeof BlocksSchema>

/** A value for each language that it is written in; at least one. */
export const inLanguages = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({ en: value.optional(), hi: value.optional() })
    .refine((texts) => LOCALES.some((locale) => texts[locale] !== undefined), { message: 'noLanguage' })

/** A text of blocks in English, in Hindi or in both. */
export const LocalBlocksSchema = inLanguages(BlocksSchema)
export type LocalBlocks = z.infer<typeof LocalBlocksSchema>

/** A short line, such as the title of a section, in English, in Hindi or in both. */
export const LocalLineSchema = inLanguages(boundedText(200).trim().min(1))

export type InLanguages = Partial<Record<Locale, unknown>>
