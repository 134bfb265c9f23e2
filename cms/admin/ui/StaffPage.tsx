import type { ReactNode } from 'react'
import type { Tone } from '../orders/orderTexts.ts'
import { Badge } from './Badge.tsx'
import { Crumbs } from './Crumbs.tsx'

type Props = {
  /** The list of the document. */
  list: { slug: string; label: string }
  title: string
  state: { text: string; tone: Tone }
  /** One-line summary. */
  facts: ReactNode
  /** Notes below the facts. */
  notes?: ReactNode
  actions?: ReactNode
  main: ReactNode
  side: ReactNode
}

/** Layout of the page of a return or ticket: status, actions, main column and sidebar. */
export const StaffPage = ({ list, title, state, facts, notes, actions, main, side }: Props) => (
  // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
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
