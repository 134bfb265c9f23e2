import { z } from 'zod'
import { LOCALES } from '../../text/locales.ts'
import { foldNumber } from '../answers/foldTyped.ts'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { parseMarks } from '../marks/parseMarks.ts'
import { NumbersSchema } from '../questions/KeySchema.ts'
import { QUESTION_LIMITS } from '../questions/limits.ts'
import { type FileIdOf, parseBlocks } from './blockText.ts'
import type { FindingCode } from './Finding.ts'

/** The message of a schema names what was found; `detail` stands in it. */
const issue = (code: FindingCode, detail = '') => ({
  code: 'custom' as const,
  message: code,
  params: { detail },
})

/** A plain string is English. */
const inLanguages = <T extends z.ZodType>(value: T) =>
  z.preprocess(
    (input) => (typeof input === 'string' ? { en: input } : input),
    z
      .strictObject({ en: value.optional(), hi: value.optional() })
      .refine((texts) => LOCALES.some((locale) => texts[locale] !== undefined), { message: 'noLanguage' }),
  )

/** Block text in English, in Hindi or in both; see `blockText.ts`. */
export const localText = (fileIdOf: FileIdOf) =>
  inLanguages(
    boundedText(100_000).transform((text, ctx) => {
      const read = parseBlocks(text, fileIdOf)
      if ('blocks' in read) return read.blocks
      for (const { code, detail } of read.problems) ctx.addIssue(issue(code, detail))
      return z.NEVER
    }),
  )

export const lineInLanguages = inLanguages(boundedText(200).trim().min(1))

const decimal = z.union([z.string(), z.number()], { error: 'number' }).transform((typed, ctx) => {
  const number = foldNumber(String(typed))
  if (number !== null) return number
  ctx.addIssue(issue('number', String(typed).slice(0, 60)))
  return z.NEVER
})

/** `"12.5"`, `{ "from", "to" }` or `{ "value", "tolerance" }`. */
const numbers = z
  .preprocess(
    (input) => (typeof input === 'object' ? input : { from: input, to: input }),
    z.strictObject({
      from: decimal.optional(),
      to: decimal.optional(),
      value: decimal.optional(),
      tolerance: decimal.optional(),
    }),
  )
  .transform(({ from, to, value, tolerance }, ctx) => {
    const isRange = value === undefined && tolerance === undefined
    if (isRange && from !== undefined && to !== undefined) return { kind: 'range' as const, from, to }
    if (from === undefined && to === undefined && value !== undefined && tolerance !== undefined)
      return { kind: 'tolerance' as const, value, tolerance }
    ctx.addIssue(issue('wrongType', '"12.5", { from, to } or { value, tolerance }'))
    return z.NEVER
  })
  .pipe(NumbersSchema)

export const numberList = z.preprocess(
  (input) => (Array.isArray(input) ? input : [input]),
  boundedList(numbers, QUESTION_LIMITS.rightSets, 1),
)

/** Marks of a rubric: `4`, `0.5` or `1/3`. */
export const marks = z.union([z.string(), z.number()], { error: 'marks' }).transform((typed, ctx) => {
  const parsed = parseMarks(String(typed))
  if (parsed) return parsed
  ctx.addIssue(issue('marks', String(typed).slice(0, 60)))
  return z.NEVER
})
