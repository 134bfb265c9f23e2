'use client'
import { useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { playInstead } from '#site/data/account/lessonProgress.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { failed } from './RecordingStage.css.ts'

type PlaysElsewhereProps = {
  base: string
  lecture: string
  devices: readonly { id: string; name: string }[]
  /** Called once this device may play. */
  onChosen: () => void
}

/** Over a recording that the account plays on too many other devices: the student chooses which of them stops. */
export function PlaysElsewhere({ base, lecture, devices, onChosen }: PlaysElsewhereProps) {
  const t = useTexts('player')
  const showSnackbar = useSnackbar()
  const [isSending, setSending] = useState(false)
  const choose = async (device: string) => {
    setSending(true)
    const isDone = await playInstead(base, lecture, device).catch(() => null)
    setSending(false)
    if (isDone === null) return showSnackbar(noAnswerText(base), { severity: 'error' })
    onChosen()
  }
  return (
    <div className={failed} role="alert">
      <p>{t.elsewhere}</p>
      {devices.map(({ id, name }) => (
        <Button key={id} look="onBandOutline" isDisabled={isSending} onPress={() => void choose(id)}>
          {fillPlaceholders(t.playInstead, { device: name || t.otherDevice })}
        </Button>
      ))}
    </div>
  )
}
