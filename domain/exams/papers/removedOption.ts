import type { LeafKey } from '../questions/KeySchema.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import { seeded } from './seeded.ts'

/**
 * The wrong option that is removed for a student with this accommodation; null where a question has no more than
 * two options, or none that is wrong. Always the same for the same seed.
 */
export function removedOption(leaf: Leaf, key: LeafKey, seed: string): string | null {
  if (leaf.type !== 'single' || key.type !== 'single' || leaf.options.length < 3) return null
  const wrong = leaf.options.filter(({ id, isPinned }) => !key.right.includes(id) && !isPinned)
  return wrong[seeded(`${seed}/removed`)(wrong.length)]?.id ?? null
}
