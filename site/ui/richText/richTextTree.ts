import type { MathElement } from '#domain/maths/mathTree.ts'

/** A picture in a text: its URL, alternative text, size in pixels, and smaller copies of it. */
export type FigurePicture = {
  url: string
  alt?: string | null
  width?: number | null
  height?: number | null
  sizes?: Partial<Record<'card' | 'wide', { url?: string | null } | null>> | null
}

/** The tree that Payload's editor stores; only what our renderer supports is typed. */
export type RichTextNode = {
  type: string
  children?: RichTextNode[]
  text?: string
  /** Bits: 1 bold, 2 italic, 4 strikethrough, 8 underline, 16 code, 32 subscript, 64 superscript. */
  format?: number | string
  tag?: string
  value?: number
  listType?: string
  fields?: {
    url?: string | null
    newTab?: boolean | null
    linkType?: string | null
    /** Of a formula: its TeX, and its typeset tree; null when it is invalid. */
    tex?: string
    tree?: MathElement | null
    /** Of a figure; null when its picture was deleted. */
    picture?: FigurePicture | null
    caption?: string | null
  }
  url?: string
  /** Of a cell: 0 plain, else bits: 1 row header, 2 column header; and the columns and rows that it spans. */
  headerState?: number
  colSpan?: number
  rowSpan?: number
}

export type RichText = { root: RichTextNode }
