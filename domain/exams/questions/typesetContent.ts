import type { MathElement } from '../../maths/mathTree.ts'
import type { Locale } from '../../text/locales.ts'
import type { Option } from './LeafSchema.ts'
import type { Content } from './QuestionSchema.ts'

/** A part of a line: words, a formula as a checked tree with its TeX, or a blank to fill in. */
export type Inline =
  | string
  | { kind: 'math'; tree: MathElement; tex: string; isDisplay: boolean }
  | { kind: 'blank'; id: string }

/** A picture with its size in pixels, so that nothing moves when it arrives; `file` is a private file of the bank. */
export type TypesetImage = { kind: 'image'; file: string; alt: string; width: number; height: number }

/** A block of a question as it is drawn, without anything that an author wrote as HTML. */
export type TypesetBlock =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'table'; hasHeader: boolean; rows: Inline[][][] }
  | TypesetImage
export type TypesetBlocks = TypesetBlock[]
export type LocalTypeset = Partial<Record<Locale, TypesetBlocks>>

type Texts = 'stem' | 'hint' | 'assertion' | 'reason'
type TypesetOption = Omit<Option, 'text'> & { text: LocalTypeset }
type WithTypeset<T> = T extends { type: string }
  ? {
      [K in keyof T]: K extends Texts
        ? LocalTypeset | Extract<T[K], undefined>
        : K extends 'options' | 'rows' | 'columns'
          ? TypesetOption[]
          : T[K]
    }
  : never

type LeafContent = Exclude<Content, { type: 'comprehension' }>
/** A leaf or a set whose texts are typeset. */
export type TypesetLeaf = WithTypeset<LeafContent>
export type TypesetContent =
  | TypesetLeaf
  | { type: 'comprehension'; passage: LocalTypeset; parts: { id: string; content: TypesetLeaf }[] }

/** The solution of a leaf as students see it from the solution time on. */
export type TypesetSolution = { question: string; text: LocalTypeset | null; video: string | null }
