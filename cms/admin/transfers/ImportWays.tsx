import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'

/** Above the list of imports: links to the separate imports of people and of questions, for viewers with the permission. */
export function ImportWays({ user }: ServerProps) {
  const viewer = viewerOf({ user: user ?? null })
  const ways = [
    hasModule(viewer, 'addUsers', 'edit') && { href: '/admin/people/add', label: 'Import people' },
    hasModule(viewer, 'questions', 'edit') && {
      href: '/admin/questions/import',
      label: 'Import questions',
    },
  ].filter((way) => way !== false)
  if (ways.length === 0) return null
  return (
    <div className="shop-help">
      <p className="panel-muted">
        Files of products, lectures, tests and redirects are listed here. The following have a page of their
        own.
      </p>
      <div className="panel-actions">
        {ways.map(({ href, label }) => (
          <Link key={href} href={href} prefetch={false} className="panel-button">
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}
