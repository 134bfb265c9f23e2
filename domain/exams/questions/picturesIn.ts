import { LOCALES } from '../../text/locales.ts'
import type { Block, LocalBlocks } from './BlocksSchema.ts'

/** Ids of the pictures in a text, in all its languages. */
export const picturesIn = (text: LocalBlocks): string[] =>
  LOCALES.flatMap((locale) =>
    ((text[locale] ?? []) as readonly Block[]).flatMap((block) => (block.kind === 'image' ? block.file : [])),
  )
