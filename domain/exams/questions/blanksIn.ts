import type { Block, Blocks } from './BlocksSchema.ts'
import { splitInlines } from './splitInlines.ts'

const textsOf = (block: Block): string[] => {
  if (block.kind === 'paragraph') return [block.text]
  return block.kind === 'table' ? block.rows.flat() : []
}

/** The ids of the blanks in a stem, in reading order, each as often as it is there. Formulas have none. */
export const blanksIn = (blocks: Blocks): string[] =>
  blocks
    .flatMap(textsOf)
    .flatMap(splitInlines)
    .flatMap((part) => (typeof part === 'object' && part.kind === 'blank' ? part.id : []))
