'use client'
import Smartphone from 'lucide-react/icons/smartphone'
import { useId, useState } from 'react'
import { phoneText } from '#domain/people/phoneText.ts'
import { needsProfileUpdate } from '#domain/profile/needsProfileUpdate.ts'
import { popupFields } from '#domain/profile/PopupField.ts'
import { useProfile } from '#site/data/account/account.ts'
import { type Me, useMe } from '#site/data/account/me.ts'
import { useCourseTitles } from '#site/data/catalogue/courseTitles.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { grid } from './ProfileFields.css.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { banner, phoneMissing, phoneText as phoneNote } from './UpdateProfile.css.ts'
import { useProfileForm } from './useProfileForm.ts'

type UpdateProfileProps = { me: Me; onClose: () => void }

/**
 * The Update Profile popup of spec 2. A missing phone can't be typed here, since a code has to prove it: the
 * same dialog then shows the steps that add one, and returns with the input preserved.
 */
export function UpdateProfile({ me, onClose }: UpdateProfileProps) {
  const { base, config } = useProject()
  const courses = useCourseTitles(base)
  const { profile, error } = useProfile(base, me.uid)
  const signupForm = config.adminWebConfig?.signupForm
  const popup = signupForm?.additionalPopup
  const isActive = popup?.isActive === true
  const fields = isActive ? popupFields(popup, courses) : []
  const isLoaded = courses !== undefined && (profile !== undefined || error !== undefined)
  // A choice field without options can't be what the popup is needed for.
  if (!isLoaded || !needsProfileUpdate(me, isActive, fields)) return null
  return (
    <Popup
      me={me}
      fields={fields}
      hasEmail={!signupForm?.isEmailOtpEnabled || !me.email}
      isEmailProven={profile?.isEmailVerified ?? false}
      disableClose={popup?.disableClose !== false}
      onClose={onClose}
    />
  )
}

type PopupProps = UpdateProfileProps & {
  fields: ReturnType<typeof popupFields>
  hasEmail: boolean
  isEmailProven: boolean
  disableClose: boolean
}

function Popup({ me, fields, hasEmail, isEmailProven, disableClose, onClose }: PopupProps) {
  const t = useTexts('profile')
  const messages = useTexts('messages')
  const { base } = useProject()
  const { mutate } = useMe(base)
  const form = useProfileForm(me, fields, hasEmail && !isEmailProven)
  const [isAddingPhone, setIsAddingPhone] = useState(false)
  const formId = useId()
  const shell = { isOpen: true, onClose, disableClose, size: 'l' as const, title: messages.updateProfile }

  if (isAddingPhone)
    return (
      <Dialog {...shell} description={t.popupPhone}>
        <IdentityForm
          channel="phone"
          onCancel={() => setIsAddingPhone(false)}
          onDone={async () => {
            await mutate().catch(() => undefined)
            setIsAddingPhone(false)
          }}
        />
      </Dialog>
    )
  return (
    <Dialog
      {...shell}
      description={t.popupText}
      foot={
        <Button
          type="submit"
          form={formId}
          size="l"
          isBlock
          isPending={form.isSaving}
          isDisabled={!form.isSaving && !(form.isValid && form.isChanged)}
        >
          {messages.saveAllDetails}
        </Button>
      }
    >
      <State isValid={form.isValid} isChanged={form.isChanged} problem={form.nameProblem} />
      <form
        id={formId}
        className={grid}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <ProfileFields
          form={form}
          fields={fields}
          hasEmail={hasEmail}
          emailNote={isEmailProven ? t.emailProven : undefined}
        >
          {me.phone ? <TextField label={t.phone} isDisabled value={phoneText(me.phone)} /> : null}
        </ProfileFields>
      </form>
      {me.phone ? null : (
        <div className={phoneMissing}>
          <Icon icon={Smartphone} />
          <span className={phoneNote}>{t.phoneMissing}</span>
          <Button look="outline" onPress={() => setIsAddingPhone(true)}>
            {t.addPhoneNumber}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type StateProps = { isValid: boolean; isChanged: boolean; problem: string | null }

/** The two banners of spec 2, or the error of the name; nothing for a complete, unchanged form. */
function State({ isValid, isChanged, problem }: StateProps) {
  const messages = useTexts('messages')
  if (isValid && !isChanged) return null
  return (
    <Banner tone={isValid ? 'info' : 'danger'} role="status" className={banner}>
      {problem ?? (isValid ? messages.unsavedChanges : messages.fillRequired)}
    </Banner>
  )
}
