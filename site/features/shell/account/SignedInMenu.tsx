'use client'
import BookOpen from 'lucide-react/icons/book-open'
import FileCheck from 'lucide-react/icons/file-check'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import MonitorDown from 'lucide-react/icons/monitor-down'
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee'
import UserRound from 'lucide-react/icons/user-round'
import { Button } from 'react-aria-components/Button'
import { levelOf } from '#domain/roles/roles.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type Me, useMe } from '#site/data/account/me.ts'
import { endSession } from '#site/data/account/session.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { Menu, MenuItem } from '#site/ui/overlays/Menu.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useInstall } from '../frame/useInstall.ts'
import { useProject } from '../ProjectContext.tsx'
import { storageKeys } from '../storageKeys.ts'
import { extraLinks } from './accountLinks.ts'
import { menuButton } from './SignedInMenu.css.ts'

/** Links of the project to these pages are not repeated. */
const BUILT_IN = ['/learn', '/orders', '/support-tickets', '/profile', '/address']

const EXPERT_LEVEL = levelOf('expert')

/** The avatar and its menu. */
export function SignedInMenu({ me }: { me: Me }) {
  const t = useTexts('account')
  const signOut = useSignOut()
  const install = useInstall()
  const { config } = useProject()
  const name = me.name || me.email || me.phone || t.account
  return (
    <Menu
      label={t.account}
      trigger={
        <Button className={menuButton} aria-label={fillPlaceholders(t.accountOf, { name })}>
          <Avatar name={name} />
        </Button>
      }
    >
      <MenuItem icon={BookOpen} href="/learn">
        {t.myLearning}
      </MenuItem>
      <MenuItem icon={ReceiptIndianRupee} href="/orders">
        {t.orders}
      </MenuItem>
      <MenuItem icon={LifeBuoy} href="/support-tickets">
        {t.supportTickets}
      </MenuItem>
      <MenuItem icon={UserRound} href="/profile">
        {t.profileInfo}
      </MenuItem>
      <MenuItem icon={MapPin} href="/address">
        {t.addresses}
      </MenuItem>
      {extraLinks(config, t)
        .filter(({ href }) => !BUILT_IN.includes(href))
        .map(({ href, label, icon }) => (
          <MenuItem key={href} icon={icon} href={href}>
            {label}
          </MenuItem>
        ))}
      {me.userLevel >= EXPERT_LEVEL ? (
        <MenuItem icon={FileCheck} href="/expert">
          {t.expertPanel}
        </MenuItem>
      ) : null}
      {install ? (
        <MenuItem icon={MonitorDown} onAction={install}>
          {t.install}
        </MenuItem>
      ) : null}
      <MenuItem icon={LogOut} onAction={signOut}>
        {t.logOut}
      </MenuItem>
    </Menu>
  )
}

/** Spec 4: with a session id, writes the sign-out log; signs out; clears what the browser stored. */
function useSignOut() {
  const { base, slug } = useProject()
  const { mutate } = useMe(base)
  const showSnackbar = useSnackbar()
  return async () => {
    const problem = await endSession(base, storageKeys(slug))
    if (problem) showSnackbar(problem, { severity: 'error' })
    else await mutate()
  }
}
