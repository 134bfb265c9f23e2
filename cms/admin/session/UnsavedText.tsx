'use client'
import { minuteText } from '#domain/text/momentText.ts'
import { useProjectZone } from '../panel/ZoneProvider.tsx'

type Props = { at: number; onRestore: () => void; onDiscard: () => void }

/** Offers to restore or discard unsaved text; `at` is the time of its last change, ms since epoch. */
export function UnsavedText({ at, onRestore, onDiscard }: Props) {
  const timeZone = useProjectZone()
  return (
    <div className="session-typed" role="status">
      <span>{`Unsaved text of ${minuteText(at, timeZone)}`}</span>
      <button type="button" onClick={onRestore}>
        Restore
      </button>
      <button type="button" onClick={onDiscard}>
        Discard
      </button>
    </div>
  )
}
