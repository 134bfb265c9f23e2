'use client'
import clsx from 'clsx'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { sessionLabel } from '#site/features/shell/sessionLabel.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { useHall } from './HallContext.tsx'
import { banner, bannerWords, dangerBanner } from './HallRoom.css.ts'

/** Banners above the question about network and session, and snackbars for what just happened. */
export function HallNotices() {
  const t = useTexts('hall')
  const { base, slug } = useProject()
  const { hall, view } = useHall()
  const { me, mutate } = useMe(base)
  const auth = useAuthDialog()
  const show = useSnackbar()
  const { notice, sync } = view
  useEffect(() => {
    if (!notice) return
    const isBad = notice.kind === 'notKept' || notice.kind === 'notANumber'
    show(t.notices[notice.kind], { severity: isBad ? 'error' : 'info' })
  }, [notice, show, t])
  const logIn = (): void =>
    auth.open(() => {
      void mutate()
      hall.signedIn(sessionLabel(slug))
    })
  // After a sign-out `me` is the former person until it is loaded again.
  const isOther = sync === 'forbidden' && me && me.uid !== view.hall.student.roll
  if (sync === 'signedOut' || isOther)
    return (
      <div role="alert" className={clsx(banner, dangerBanner)}>
        <span className={bannerWords}>{isOther ? t.otherPerson : t.sessionEnded}</span>
        <PlainButton look="outline" size="s" onClick={logIn}>
          {t.logIn}
        </PlainButton>
      </div>
    )
  if (sync === 'waiting')
    return (
      <div role="status" className={banner}>
        <Icon icon={WifiOff} size="s" />
        <span className={bannerWords}>{t.offline}</span>
      </div>
    )
  return view.isDurable ? null : (
    <div role="status" className={banner}>
      <span className={bannerWords}>{t.notDurable}</span>
    </div>
  )
}
