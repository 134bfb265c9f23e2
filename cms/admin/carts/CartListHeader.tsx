import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { StartCart } from './StartCart.tsx'

/** Above the list of carts: the button that starts a cart for a student, for viewers who may do so. */
export function CartListHeader({ user }: ServerProps) {
  const viewer = viewerOf({ user: user ?? null })
  return hasModule(viewer, 'cart', 'edit') ? (
    <StartCart canAddPeople={hasModule(viewer, 'addUsers', 'edit')} />
  ) : null
}
