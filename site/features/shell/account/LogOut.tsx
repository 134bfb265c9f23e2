'use client'
import LogOutIcon from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { endSession } from '#site/data/account/session.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useProject } from '../ProjectContext.tsx'
import { storageKeys } from '../storageKeys.ts'
import { useNotices } from '../useNotices.ts'
import { logOut, navLink } from './AccountFrame.css.ts'

/** Ends the session. Data of this person is cached under their own keys, so no one else sees it. */
export function LogOut() {
  const t = useTexts('account')
  const { base, slug } = useProject()
  const { mutate: reloadPerson } = useMe(base)
  const notices = useNotices()
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    const failure = await endSession(base, storageKeys(slug))
    setIsBusy(false)
    if (failure) await notices.fail('signout', failure)
    else await reloadPerson()
  }
  return (
    <div className={logOut}>
      <button type="button" className={navLink} disabled={isBusy} onClick={() => void leave()}>
        <Icon icon={LogOutIcon} />
        {t.logOut}
      </button>
    </div>
  )
}
