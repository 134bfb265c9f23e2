'use client'
import LogOutIcon from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { endSession } from '#site/data/session.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { logOut, navLink } from './AccountFrame.css.ts'

/** Ends the session; everything that was read for this person is read anew. */
export function LogOut() {
  const { base, slug } = useProject()
  const { mutate } = useSWRConfig()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    const failure = await endSession(base, storageKeys(slug))
    setIsBusy(false)
    if (failure) showSnackbar(failure, { severity: 'error' })
    else await mutate(() => true, undefined, { revalidate: true })
  }
  return (
    <div className={logOut}>
      <button type="button" className={navLink} disabled={isBusy} onClick={() => void leave()}>
        <Icon icon={LogOutIcon} />
        Log out
      </button>
    </div>
  )
}
