'use client'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { facts, voiceField } from './doubts.css.ts'
import { positionText } from './positionText.ts'
import { canRecord, mayUseMicrophone, useRecorder } from './useRecorder.ts'

type VoiceFieldProps = { isDisabled: boolean; onRecorded: (note: File) => void }

/** Records a voice note, which then is one of the files of the message. Nothing in browsers that cannot record; the text is always there. */
export function VoiceField({ isDisabled, onRecorded }: VoiceFieldProps) {
  const { voice: t } = useTexts('doubts')
  const [isOffered, setIsOffered] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)
  useEffect(() => setIsOffered(canRecord()), [])
  const { state, seconds, start, stop } = useRecorder((recording) => {
    const ending = recording.type.includes('mp4') ? 'mp4' : 'webm'
    onRecorded(new File([recording], `${t.fileName}.${ending}`, { type: recording.type.split(';')[0] ?? '' }))
  })
  if (!isOffered) return null
  const isRecording = state === 'recording'
  const begin = () => {
    if (mayUseMicrophone()) void start()
    else setIsBlocked(true)
  }
  return (
    <fieldset className={voiceField} aria-label={t.label}>
      <Button
        type="button"
        look="outline"
        isDisabled={isDisabled && !isRecording}
        onPress={isRecording ? stop : begin}
      >
        <Icon icon={isRecording ? Square : Mic} size="s" />
        {isRecording ? t.stop : t.record}
      </Button>
      <p className={facts} role="status">
        {isRecording
          ? fillPlaceholders(t.time, { time: positionText(seconds) })
          : state === 'refused'
            ? t.refused
            : isBlocked
              ? t.reload
              : t.help}
      </p>
      {isBlocked ? (
        <Button type="button" look="outline" onPress={() => location.reload()}>
          {t.record}
        </Button>
      ) : null}
    </fieldset>
  )
}
