import type { MathElement } from '#domain/maths/mathTree.ts'

/** A picture among the words: its address, what it shows, its size in pixels, and smaller copies of it. */
export type FigurePicture = {
  url: string
  alt?: string | null
  width?: number | null
  height?: number | null
  sizes?: Partial<Record<'card' | 'wide', { url?: string | null } | null>> | null
}

/** The tree Payload's editor stores; only what our renderer knows is named. */
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
    /** Of a formula: its TeX, and how it is typeset; null when it is none. */
    tex?: string
    tree?: MathElement | null
    /** Of a figure; null when its picture is gone. */
    picture?: FigurePicture | null
    caption?: string | null
  }
  url?: string
  /** Of a cell: 0 plain, else bits: 1 heads its row, 2 its column; and over how many columns and rows it reaches. */
  headerState?: number
  colSpan?: number
  rowSpan?: number
}

export type RichText = { root: RichTextNode }
