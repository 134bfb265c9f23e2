'use client'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Pencil from 'lucide-react/icons/pencil'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IdentityChannel } from '#domain/calls/account.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { answerTo, isFilled } from '#domain/profile/needsProfileUpdate.ts'
import type { FieldData, PopupField } from '#domain/profile/PopupField.ts'
import type { useProfile } from '#site/data/account/account.ts'
import type { Me } from '#site/data/account/me.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { ChangeIdentityDialog } from './ChangeIdentityDialog.tsx'
import { grid } from './ProfileFields.css.ts'
import { ProfileFields } from './ProfileFields.tsx'
import {
  action,
  cardTitle,
  foot,
  footNote,
  form,
  head,
  label,
  nothing,
  row,
  rowNote,
  rows,
  value,
} from './ProfileScreen.css.ts'
import { useProfileForm } from './useProfileForm.ts'

type Profile = NonNullable<ReturnType<typeof useProfile>['profile']>
type DetailsProps = { me: Me; profile: Profile; fields: PopupField[] }

/** Read-only rows; name and additional fields become a form, phone and e-mail are changed with codes. */
export function Details(props: DetailsProps) {
  const t = useTexts('profile')
  // Loaded with the page, so that the form opens without a delay.
  useTexts('messages')
  const [isEditing, setIsEditing] = useState(false)
  const edit = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Returns the focus to the button that opened the form.
    if (wasEditing.current && !isEditing) edit.current?.querySelector('button')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <Card as="section" pad="l" aria-labelledby="details">
      <div className={head} ref={edit}>
        <h2 id="details" className={cardTitle}>
          {t.details}
        </h2>
        {isEditing ? null : (
          <Button look="outline" icon={Pencil} onPress={() => setIsEditing(true)}>
            {t.edit}
          </Button>
        )}
      </div>
      {isEditing ? <EditForm {...props} onEnd={() => setIsEditing(false)} /> : <Rows {...props} />}
    </Card>
  )
}

function Rows({ me, profile, fields }: DetailsProps) {
  const t = useTexts('profile')
  // Links such as those of an order lead straight to it.
  const isAsked = useSearchParams().get('verify') === 'email' && !profile.isEmailVerified
  const [changing, setChanging] = useState<IdentityChannel | null>(isAsked ? 'email' : null)
  const { phone, email } = me
  return (
    <>
      <dl className={rows}>
        <Row title={t.fullName}>{me.name ? <MixedText>{me.name}</MixedText> : null}</Row>
        <Row
          title={t.phone}
          isVerified={phone ? profile.isPhoneVerified : undefined}
          button={phone ? (profile.isPhoneVerified ? t.change : t.verify) : t.add}
          buttonName={phone ? (profile.isPhoneVerified ? t.changePhone : t.verifyPhone) : t.addPhone}
          onPress={() => setChanging('phone')}
        >
          {phone ? phoneText(phone) : null}
        </Row>
        <Row
          title={t.email}
          isVerified={email ? profile.isEmailVerified : undefined}
          button={email ? (profile.isEmailVerified ? t.change : t.verify) : t.add}
          buttonName={email ? (profile.isEmailVerified ? t.changeEmail : t.verifyEmail) : t.addEmail}
          onPress={() => setChanging('email')}
          note={email && !profile.isEmailVerified ? t.verifyForMail : undefined}
        >
          {email}
        </Row>
        {fields.map((field) => (
          <Row key={field.id} title={field.title}>
            {answerText(answerTo(me.additionalFields, field.id), t)}
          </Row>
        ))}
      </dl>
      {changing ? (
        <ChangeIdentityDialog
          channel={changing}
          unproven={
            changing === 'phone' ? !profile.isPhoneVerified && phone : !profile.isEmailVerified && email
          }
          onClose={() => setChanging(null)}
        />
      ) : null}
    </>
  )
}

type RowProps = {
  title: string
  /** Undefined when it can't be verified. */
  isVerified?: boolean
  button?: string
  /** The button's accessible name, with the field. */
  buttonName?: string
  onPress?: () => void
  /** What the button will do. */
  note?: string | undefined
  children: ReactNode
}

function Row({ title, isVerified, button, buttonName, onPress, note, children }: RowProps) {
  const t = useTexts('profile')
  return (
    <div className={row}>
      <dt className={label}>{title}</dt>
      <dd className={value}>
        {children ?? <span className={nothing}>{t.notGiven}</span>}
        {isVerified ? (
          <Badge tone="success" icon={BadgeCheck}>
            {t.verified}
          </Badge>
        ) : null}
        {isVerified === false ? <Badge tone="warning">{t.notVerified}</Badge> : null}
        {note ? <span className={rowNote}>{note}</span> : null}
      </dd>
      {button ? (
        <dd className={action}>
          <Button look="ghost" size="s" aria-label={buttonName} onPress={onPress}>
            {button}
          </Button>
        </dd>
      ) : null}
    </div>
  )
}

function EditForm({ me, profile, fields, onEnd }: DetailsProps & { onEnd: () => void }) {
  const t = useTexts('profile')
  const messages = useTexts('messages')
  const hasEmail = Boolean(me.email) && !profile.isEmailVerified
  const edited = useProfileForm(me, fields, hasEmail)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void edited.save().then((isSaved) => isSaved && onEnd())
      }}
    >
      <div className={grid}>
        <ProfileFields form={edited} fields={fields} hasEmail={hasEmail} firstRef={first} />
      </div>
      <div className={foot}>
        <Button
          type="submit"
          isPending={edited.isSaving}
          isDisabled={!edited.isSaving && !(edited.isValid && edited.isChanged)}
        >
          {t.save}
        </Button>
        <Button look="outline" isDisabled={edited.isSaving} onPress={onEnd}>
          {t.cancel}
        </Button>
        <p className={footNote} role="status">
          {edited.nameProblem ?? stateText(edited.isValid, edited.isChanged, messages)}
        </p>
      </div>
    </form>
  )
}

const stateText = (isValid: boolean, isChanged: boolean, messages: Texts['messages']): string => {
  if (!isValid) return messages.fillRequired
  return isChanged ? messages.unsavedChanges : ''
}

function answerText(data: FieldData | undefined, t: Texts['profile']): ReactNode {
  if (data === undefined || (typeof data !== 'boolean' && !isFilled(data))) return null
  if (typeof data === 'boolean') return data ? t.yes : t.no
  return <MixedText>{Array.isArray(data) ? data.join(', ') : data}</MixedText>
}
