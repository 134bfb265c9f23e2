import type { Option } from '#domain/exams/questions/LeafSchema.ts'
import type { LocalTypeset, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import type { Locale } from '#domain/text/locales.ts'

export type Titles = Partial<Record<Locale, string>>

/** A question of a printed paper. */
export type PrintedQuestion = {
  number: number
  leaf: TypesetLeaf
  /** Set on the first part of a set: the set's passage, and the numbers of its parts. */
  passage: { text: LocalTypeset; from: number; to: number } | null
  /** `+4`, `−1`. */
  right: string
  wrong: string
  /** The right answer on one line; null in a paper printed without its key. */
  key: string | null
  solution: LocalTypeset | null
}

/** The data of a printed paper, including rendered formulas and pictures. */
export type PrintedPaper = {
  title: Titles
  brand: string
  /** Time of the release or draft, ms since epoch. */
  at: number
  /** The line below the title, such as `Release 3`. */
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
