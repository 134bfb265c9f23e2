'use client'
import { popupFields } from '#domain/profile/PopupField.ts'
import { useProfile } from '#site/data/account/account.ts'
import { useMe } from '#site/data/account/me.ts'
import { useCourseTitles } from '#site/data/catalogue/courseTitles.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Details } from './Details.tsx'
import { Devices } from './Devices.tsx'
import { Franchisee } from './Franchisee.tsx'
import { PersonalData } from './PersonalData.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

/** `/profile`: personal details, sessions, data export and deletion. */
export function ProfileScreen() {
  const t = useTexts('profile')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <ProfileSkeleton />
        </>
      }
    >
      <h1>{t.title}</h1>
      <Profile />
    </AccountFrame>
  )
}

function Profile() {
  const t = useTexts('profile')
  const { base, config } = useProject()
  const { me } = useMe(base)
  const { profile, error, reload } = useProfile(base, me?.uid)
  const courses = useCourseTitles(base)
  const popup = config.adminWebConfig?.signupForm?.additionalPopup
  if (!profile && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!me || !profile || !courses) return <ProfileSkeleton />
  return (
    <>
      <Details me={me} profile={profile} fields={popupFields(popup, courses)} />
      <Devices uid={me.uid} />
      {profile.franchisee === null ? null : (
        <Franchisee name={profile.franchisee} onLeft={() => void reload()} />
      )}
      <PersonalData isStaff={profile.isStaff} />
    </>
  )
}
