'use client'
import { useState } from 'react'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Switch } from '#site/ui/fields/Switch.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { form, quiet } from './messages.css.ts'
import { turnOffPush, turnOnPush } from './pushSubscription.ts'
import { usePushState } from './usePushState.ts'

type PushCardProps = { pushKey: string; devices: readonly string[]; reload: () => Promise<unknown> }

/** Switch for push messages in this browser; effective at once. */
export function PushCard({ pushKey, devices, reload }: PushCardProps) {
  const t = useTexts('messageSettings')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const { state, refresh } = usePushState(base, devices)
  const [isBusy, setIsBusy] = useState(false)
  const change = async (isOn: boolean) => {
    setIsBusy(true)
    const message = await (isOn ? turnOnPush(base, pushKey) : turnOffPush(base)).catch(() => t.push.failed)
    await reload().catch(() => undefined)
    refresh()
    setIsBusy(false)
    if (message) showSnackbar(message)
  }
  return (
    <Card as="section" pad="l" className={form} aria-label={t.push.title}>
      <h2>{t.push.title}</h2>
      {state === 'blocked' || state === 'unsupported' ? (
        <p className={quiet}>{t.push[state]}</p>
      ) : (
        <Switch
          isSelected={state === 'on'}
          isDisabled={state === 'unknown' || isBusy}
          onChange={(isOn) => void change(isOn)}
          note={t.push.note}
        >
          {t.push.turnOn}
        </Switch>
      )}
    </Card>
  )
}
