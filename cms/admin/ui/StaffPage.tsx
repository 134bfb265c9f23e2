import type { ReactNode } from 'react'
import type { Tone } from '../orders/orderTexts.ts'
import { Badge } from './Badge.tsx'
import { Crumbs } from './Crumbs.tsx'

type Props = {
  /** The list that the document is of. */
  list: { slug: string; label: string }
  title: string
  state: { text: string; tone: Tone }
  /** What it is about, in a line. */
  facts: ReactNode
  /** What somebody wrote beside it, and other notes under the facts. */
  notes?: ReactNode
  actions?: ReactNode
  main: ReactNode
  side: ReactNode
}

/** A return or a ticket as somebody works on it: where it stands, what may be done, what it is about, and whose it is. */
export const StaffPage = ({ list, title, state, facts, notes, actions, main, side }: Props) => (
  // In a box of its own: the panel's path stands over documents.
  <div>
    <main className="panel order-page">
      <Crumbs list={list.slug} label={list.label} title={title} />
      <div className="order-head">
        <p className="order-head__badges">
          <Badge {...state} />
        </p>
        <p className="panel-muted">{facts}</p>
        {notes}
      </div>
      {actions}
      <div className="order-page__columns">
        <div className="order-page__main">{main}</div>
        <div className="order-page__side">{side}</div>
      </div>
    </main>
  </div>
)
