'use client'

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

type Props = { at: number; onRestore: () => void; onDiscard: () => void }

/** Offers to restore or discard unsaved text; `at` is the time of its last change, ms since epoch. */
export const UnsavedText = ({ at, onRestore, onDiscard }: Props) => (
  <div className="session-typed" role="status">
    <span>{`Unsaved text of ${timeOf(at)}`}</span>
    <button type="button" onClick={onRestore}>
      Restore
    </button>
    <button type="button" onClick={onDiscard}>
      Discard
    </button>
  </div>
)
