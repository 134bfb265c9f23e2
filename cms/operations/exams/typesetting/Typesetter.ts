import type { Finding, FindingCode } from '#domain/exams/files/Finding.ts'
import type { Block, Blocks, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import { hasStrayDollars, splitInlines } from '#domain/exams/questions/splitInlines.ts'
import type {
  Inline,
  LocalTypeset,
  TypesetBlock,
  TypesetBlocks,
} from '#domain/exams/questions/typesetContent.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { typesetFormula } from './typesetFormula.ts'

/** Pixels of the pictures of `question-files` by their ids. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>

/** Typesets texts and collects what cannot be typeset, each with its path. */
export class Typesetter {
  readonly problems: Finding[] = []

  constructor(private readonly sizes: PictureSizes) {}

  /** `path` names the text, such as `options[1].text`. */
  async local(text: LocalBlocks, path: string): Promise<LocalTypeset> {
    const made: LocalTypeset = {}
    for (const locale of LOCALES) {
      const blocks = text[locale]
      if (blocks) made[locale] = await this.blocks(blocks, `${path}.${locale}`)
    }
    return made
  }

  async blocks(blocks: Blocks, path: string): Promise<TypesetBlocks> {
    const made: TypesetBlocks = []
    for (const block of blocks) {
      const typeset = await this.block(block, path)
      if (typeset) made.push(typeset)
    }
    return made
  }

  private async block(block: Block, path: string): Promise<TypesetBlock | null> {
    if (block.kind === 'paragraph')
      return { kind: 'paragraph', inlines: await this.inlines(block.text, path) }
    if (block.kind === 'image') {
      const size = this.sizes.get(block.file)
      if (!size) this.report(path, 'picture', block.file)
      return size ? { ...block, ...size } : null
    }
    const rows: Inline[][][] = []
    for (const row of block.rows) {
      const cells: Inline[][] = []
      for (const cell of row) cells.push(await this.inlines(cell, path))
      rows.push(cells)
    }
    return { kind: 'table', hasHeader: block.hasHeader, rows }
  }

  private async inlines(text: string, path: string): Promise<Inline[]> {
    if (hasStrayDollars(text)) this.report(path, 'dollars', '')
    const inlines: Inline[] = []
    for (const part of splitInlines(text)) {
      if (typeof part === 'string' || part.kind === 'blank') inlines.push(part)
      else {
        const { tree, refused } = await typesetFormula(part.tex, part.isDisplay)
        if (tree) inlines.push({ ...part, tree })
        else {
          this.report(path, refused.code, refused.detail)
          // As typed, for previews.
          inlines.push(part.isDisplay ? `$$${part.tex}$$` : `$${part.tex}$`)
        }
      }
    }
    return inlines
  }

  private report(path: string, code: FindingCode, detail: string): void {
    this.problems.push({ at: { line: null, path }, code, detail })
  }
}

/** Blocks as they are drawn, without a question around them, such as the instructions of a paper. */
export async function typesetBlocks(
  blocks: Blocks,
  sizes: PictureSizes,
  path = '',
): Promise<{ blocks: TypesetBlocks; problems: Finding[] }> {
  const typesetter = new Typesetter(sizes)
  return { blocks: await typesetter.blocks(blocks, path), problems: typesetter.problems }
}
