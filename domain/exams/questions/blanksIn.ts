import type { Blocks } from './BlocksSchema.ts'
import { textsIn } from './textsIn.ts'

const BLANK = /\[\[([A-Za-z0-9][A-Za-z0-9_-]{0,63})\]\]/g

/** The ids of the blanks in a stem, in reading order, each as often as it is there. */
export const blanksIn = (blocks: Blocks): string[] =>
  textsIn(blocks).flatMap((text) => [...text.matchAll(BLANK)].map(([, id = '']) => id))
