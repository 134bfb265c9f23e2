import { Link } from '@payloadcms/ui'

type Props = { part: 'students' | 'orders' | 'statement'; before: number | null; next: number | null }

/** Pagination of a list sorted newest first. */
export const OlderNewerLinks = ({ part, before, next }: Props) => {
  const href = `/admin/franchise?part=${part}`
  if (before === null && next === null) return null
  return (
    <nav className="panel-actions" aria-label="Pages">
      {before !== null && (
        <Link className="panel-button" href={href} prefetch={false}>
          Latest
        </Link>
      )}
      {next !== null && (
        <Link className="panel-button" href={`${href}&before=${next}`} prefetch={false}>
          Earlier
        </Link>
      )}
    </nav>
  )
}
