import type { Option } from '#domain/exams/questions/LeafSchema.ts'
import type { LocalTypeset, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import type { Locale } from '#domain/text/locales.ts'

export type Titles = Partial<Record<Locale, string>>

/** A question as it is printed. */
export type PrintedQuestion = {
  number: number
  leaf: TypesetLeaf
  /** Before the first part of a set: its passage, and the numbers of its parts. */
  passage: { text: LocalTypeset; from: number; to: number } | null
  /** `+4`, `−1`. */
  right: string
  wrong: string
  /** In one line; null in a paper without its key. */
  key: string | null
  solution: LocalTypeset | null
}

/** A paper as it is printed: everything that its drawing needs, formulas and pictures included. */
export type PrintedPaper = {
  title: Titles
  brand: string
  /** Of the release or draft, ms since epoch. */
  at: number
  /** Below the title, such as `Release 3`. */
  edition: string
  minutes: number
  marks: string
  questionCount: number
  languages: Locale[]
  instructions: LocalTypeset
  hasKey: boolean
  sections: {
    title: Titles
    instructions: LocalTypeset | null
    choose: number | null
    questions: PrintedQuestion[]
  }[]
  /** SVG of each formula, by `formulaKey`. */
  formulas: Record<string, string>
  /** PNG or JPEG by id of the file. */
  pictures: Record<string, Uint8Array>
}

export const formulaKey = (tex: string, isDisplay: boolean): string => `${isDisplay ? '$$' : '$'}${tex}`

export type PrintedOption = Omit<Option, 'text'> & { text: LocalTypeset }
