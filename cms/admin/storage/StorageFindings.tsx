import type { ReactNode } from 'react'

type FindingsProps = {
  title: string
  text: string
  /** Text when there are no findings. */
  none: string
  count: number
  action?: false | { label: string; run: () => void }
  children: ReactNode
}

/** Findings of one kind. */
export function StorageFindings({ title, text, none, count, action, children }: FindingsProps) {
  return (
    <section className="panel-card storage-findings">
      <div className="panel-head">
        <div>
          <h2>
            {title} <span className="panel-badge">{count}</span>
          </h2>
          <p>{count === 0 ? none : text}</p>
        </div>
        {action && count > 0 && (
          <button type="button" className="panel-button panel-button--danger" onClick={action.run}>
            {action.label}
          </button>
        )}
      </div>
      {count > 0 && <ul className="storage-rows">{children}</ul>}
    </section>
  )
}
