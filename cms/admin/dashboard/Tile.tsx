import { Link } from '@payloadcms/ui'
import { Sparkline } from './Sparkline.tsx'

type TileProps = {
  label: string
  href: string
  text: string
  /** Line below the figure, such as the change to the period before. */
  note: string
  tone?: 'good' | 'bad' | undefined
  /** Daily values of the sparkline, oldest first. */
  line?: number[]
}

/** A figure that links to the records it counts. */
export const Tile = ({ label, href, text, note, tone, line }: TileProps) => (
  <Link prefetch={false} className="panel-card panel-tile" href={href}>
    <span className="panel-muted">{label}</span>
    <span className="panel-tile__row">
      <strong className="panel-number">{text}</strong>
      {line && <Sparkline values={line} tone={tone} />}
    </span>
    <span className="panel-tile__note" data-tone={tone}>
      {note}
    </span>
  </Link>
)
