'use client'
import BookOpen from 'lucide-react/icons/book-open'
import LogOut from 'lucide-react/icons/log-out'
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee'
import { Button } from 'react-aria-components/Button'
import { useSWRConfig } from 'swr'
import type { Me } from '#site/data/me.ts'
import { post } from '#site/data/post.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { Menu, MenuItem } from '#site/ui/Menu.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { useProject } from './ProjectContext.tsx'
import { menuButton } from './SignedInMenu.css.ts'
import { storageKeys } from './storageKeys.ts'

/** The avatar and what it opens. */
export function SignedInMenu({ me }: { me: Me }) {
  const signOut = useSignOut()
  const name = me.name || me.email || me.phone || 'Account'
  return (
    <Menu
      label="Account"
      trigger={
        <Button className={menuButton} aria-label={`Account of ${name}`}>
          <Avatar name={name} />
        </Button>
      }
    >
      <MenuItem icon={BookOpen} href="/learn">
        My learning
      </MenuItem>
      <MenuItem icon={ReceiptIndianRupee} href="/orders">
        Orders
      </MenuItem>
      <MenuItem icon={LogOut} onAction={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

/** Section 4: with a session id, writes the sign-out log; signs out; clears what the browser stored. */
function useSignOut() {
  const { base, slug } = useProject()
  const { mutate } = useSWRConfig()
  const showSnackbar = useSnackbar()
  return async () => {
    const keys = storageKeys(slug)
    const answer = await post(base, 'auth/signout', { sessionId: localStorage.getItem(keys.sessionId) })
    if (!answer?.apiSuccess) {
      showSnackbar(answer?.message ?? 'Some error occurred', { severity: 'error' })
      return
    }
    localStorage.removeItem(keys.sessionId)
    localStorage.removeItem(keys.expiresAt)
    delete document.documentElement.dataset.session
    await mutate(() => true, undefined, { revalidate: true })
  }
}
