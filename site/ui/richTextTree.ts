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
  fields?: { url?: string | null; newTab?: boolean | null; linkType?: string | null }
  url?: string
}

export type RichText = { root: RichTextNode }
