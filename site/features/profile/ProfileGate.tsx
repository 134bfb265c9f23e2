'use client'
import { lazy, Suspense, useState } from 'react'
import { needsProfileUpdate } from '#domain/profile/needsProfileUpdate.ts'
import { popupFields } from '#domain/profile/PopupField.ts'
import { useMe } from '#site/data/account/me.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProjectPath } from '#site/features/shell/frame/useProjectPath.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

const UpdateProfile = lazy(() => import('./UpdateProfile.tsx').then((m) => ({ default: m.UpdateProfile })))

/**
 * Opens the Update Profile popup for signed-in people who need it (spec 2), on every page except the payment
 * return page, and never over the sign-in dialog. If it may be closed, it stays closed until the next page
 * load.
 */
export function ProfileGate() {
  const { base, config } = useProject()
  const { me } = useMe(base)
  const { isOpen: isSigningIn } = useAuthDialog()
  const place = useProjectPath()
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const popup = config.adminWebConfig?.signupForm?.additionalPopup

  if (!me || me.viewingAs || isSigningIn || closedFor === me.uid || place === '/checkout/return') return null
  if (!needsProfileUpdate(me, popup?.isActive === true, popupFields(popup))) return null
  return (
    <Suspense fallback={null}>
      <UpdateProfile key={me.uid} me={me} onClose={() => setClosedFor(me.uid)} />
    </Suspense>
  )
}
