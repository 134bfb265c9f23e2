'use client'
import { popupFields } from '#domain/profile/PopupField.ts'
import { useProfile } from '#site/data/account.ts'
import { useCourseTitles } from '#site/data/courseTitles.ts'
import { useMe } from '#site/data/me.ts'
import { AccountFrame } from '#site/features/shell/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Details } from './Details.tsx'
import { Devices } from './Devices.tsx'
import { OwnData } from './OwnData.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

/** `/profile`: who the person is, where they are signed in, and what they can take along or delete. */
export function ProfileScreen() {
  return (
    <AccountFrame
      purpose="see your profile"
      skeleton={
        <>
          <h1>Profile Info</h1>
          <ProfileSkeleton />
        </>
      }
    >
      <h1>Profile Info</h1>
      <Profile />
    </AccountFrame>
  )
}

function Profile() {
  const { base, config } = useProject()
  const { me } = useMe(base)
  const { profile, error, reload } = useProfile(base, me?.uid)
  const courses = useCourseTitles(base)
  const popup = config.adminWebConfig?.signupForm?.additionalPopup
  if (!profile && error)
    return (
      <ErrorState title="Your profile did not load" text="Nothing is lost. Check the network and try again.">
        <Button look="outline" onPress={() => void reload()}>
          Retry
        </Button>
      </ErrorState>
    )
  if (!me || !profile || !courses) return <ProfileSkeleton />
  return (
    <>
      <Details me={me} profile={profile} fields={popupFields(popup, courses)} />
      <Devices uid={me.uid} />
      <OwnData isStaff={profile.isStaff} />
    </>
  )
}
