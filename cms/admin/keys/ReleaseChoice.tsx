import { Link } from '@payloadcms/ui'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { KeyPage } from '../../operations/exams/regrade/keyPage.ts'
import { counted } from '../ui/counted.ts'

type Props = { page: KeyPage; kind: PaperKind; paper: string; timeZone: string }

/** Which release the keys are of: each has its own, and its own attempts. */
export const ReleaseChoice = ({ page: { releases, release, marked }, kind, paper, timeZone }: Props) => (
  <header>
    {releases.length > 1 && (
      <nav className="panel-actions" aria-label="Releases">
        {releases.map(({ id, number, publishedAt }) => (
          <Link
            key={id}
            className={`panel-button ${id === release ? 'panel-button--primary' : ''}`}
            aria-current={id === release ? 'page' : undefined}
            href={`/admin/collections/${kind}/${paper}/keys?release=${id}`}
            prefetch={false}
          >
            Release {number}, {momentText(publishedAt, timeZone)}
          </Link>
        ))}
      </nav>
    )}
    <p className="panel-muted">
      {counted(marked, 'marked attempt', 'marked attempts')}. A correction marks them again and keeps the
      results so far. It does not change the question bank.
    </p>
  </header>
)
