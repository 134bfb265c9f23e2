import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { StartCart } from './StartCart.tsx'

/** Over the list of carts: the way to build one for a student, for who may. */
export function CartListTop({ user }: ServerProps) {
  const viewer = viewerOf({ user: user ?? null })
  return hasModule(viewer, 'cart', 'edit') ? (
    <StartCart canAddPeople={hasModule(viewer, 'addUsers', 'edit')} />
  ) : null
}
