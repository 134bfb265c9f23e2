import type { Scheme } from '../marking/SchemeSchema.ts'
import type { LeafType } from '../questions/LeafSchema.ts'
import type { Section } from './PaperSchema.ts'

/** The scheme of a question: its own, or the section's for its type; null when there is none. */
export const schemeFor = (
  section: Pick<Section, 'schemes'>,
  item: { scheme: Scheme | null },
  type: LeafType,
): Scheme | null => item.scheme ?? section.schemes.find((one) => one.type === type)?.scheme ?? null
