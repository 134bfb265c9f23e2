'use client'
import { useState } from 'react'
import type { MessagePreferences } from '#domain/calls/messagePreferences.ts'
import { isMarketing } from '#domain/messages/noticeKinds.ts'
import { clockPhrase } from '#domain/text/clockPhrase.ts'
import { useMe } from '#site/data/account/me.ts'
import { saveMessagePreferences, useMessagePreferences } from '#site/data/account/messagePreferences.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { back, cards, form, hours, quiet as quietStyle } from './messages.css.ts'
import { PushCard } from './PushCard.tsx'

const NIGHT = { from: '21:00', to: '09:00' }
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** `/notifications/settings`: which messages a person gets, and when. */
export function PreferencesScreen() {
  const t = useTexts('messageSettings')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <Skeleton height={240} radius={12} />
        </>
      }
    >
      <AppLink href="/notifications" className={back}>
        {t.notifications}
      </AppLink>
      <h1>{t.title}</h1>
      <Preferences />
    </AccountFrame>
  )
}

function Preferences() {
  const t = useTexts('messageSettings')
  const { base } = useProject()
  const { me } = useMe(base)
  const { settings, error, reload } = useMessagePreferences(base, me?.uid)
  if (!settings && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!settings) return <Skeleton height={240} radius={12} />
  const { preferences, isMinor, push } = settings
  return (
    <div className={cards}>
      {push.key ? <PushCard pushKey={push.key} devices={push.devices} reload={reload} /> : null}
      <PreferencesForm stored={preferences} isMinor={isMinor} reload={reload} />
    </div>
  )
}

/** `isMinor`: what is marketing stays off. */
type FormProps = { stored: MessagePreferences; isMinor: boolean; reload: () => Promise<unknown> }

function PreferencesForm({ stored, isMinor, reload }: FormProps) {
  const t = useTexts('messageSettings')
  const locale = useLocale()
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [values, setValues] = useState(stored)
  const [isSending, setIsSending] = useState(false)
  const { choices, quiet, isDaily } = values
  const save = async () => {
    setIsSending(true)
    const answer = await saveMessagePreferences(base, values)
    if (answer.apiSuccess) await reload().catch(() => undefined)
    setIsSending(false)
    showSnackbar(answer.message)
  }
  return (
    <Card as="section" pad="l">
      <form
        className={form}
        noValidate
        aria-label={t.title}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void save()
        }}
      >
        <p className={quietStyle}>{t.always}</p>
        {choices.map(({ kind, channel, isOn }) => (
          <Checkbox
            key={`${kind} ${channel}`}
            isSelected={isOn}
            isDisabled={isMinor && isMarketing(kind)}
            onChange={(chosen) =>
              setValues({
                ...values,
                choices: choices.map((one) =>
                  one.kind === kind && one.channel === channel ? { ...one, isOn: chosen } : one,
                ),
              })
            }
          >
            {channel === 'push' ? t.pushChoice : t.choices[kind][channel]}
          </Checkbox>
        ))}
        {isMinor ? <p className={quietStyle}>{t.minor}</p> : null}
        <Checkbox isSelected={isDaily} onChange={(chosen) => setValues({ ...values, isDaily: chosen })}>
          {t.daily}
        </Checkbox>
        <Checkbox
          isSelected={quiet !== null}
          onChange={(chosen) => setValues({ ...values, quiet: chosen ? NIGHT : null })}
        >
          {t.quiet}
        </Checkbox>
        {quiet ? (
          <div className={hours}>
            {(['from', 'to'] as const).map((end) => (
              <Select
                key={end}
                label={t.quietTimes[end]}
                options={HOURS.map((id) => ({ id, label: clockPhrase(id, locale) }))}
                value={quiet[end]}
                onChange={(time) => setValues({ ...values, quiet: { ...quiet, [end]: time } })}
              />
            ))}
          </div>
        ) : null}
        <div>
          <Button type="submit" isPending={isSending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
