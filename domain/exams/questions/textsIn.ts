import type { Block } from './BlocksSchema.ts'

/** All that is written in blocks, in reading order: paragraphs, cells, and what pictures show. */
export const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text]
    return block.kind === 'table' ? block.rows.flat() : [block.alt]
  })
