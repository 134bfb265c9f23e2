import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { attemptScope } from '#access/attemptRules.ts'
import { runningPapers } from '../../operations/attempts/staff/runningPapers.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { LiveStatus } from './LiveStatus.tsx'

/** `/test-status`: who is in a test at the moment, and what staff can do about it. */
export async function TestStatusView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const project = projectIdOf(req)
    if (!project)
      return (
        <div className="panel-empty">
          <h1>Test status</h1>
          <p>Choose a project first.</p>
        </div>
      )
    const paper = typeof searchParams.paper === 'string' ? searchParams.paper : null
    if (paper) {
      const canEdit = !viewer.isReadOnly && attemptScope(req, 'edit') !== false
      return <LiveStatus paper={paper} canEdit={canEdit} timeZone={await projectZone(req.payload, project)} />
    }
    const papers = await runningPapers(req)
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Test status</h1>
            <p>Tests and quizzes that somebody is in at the moment.</p>
          </div>
          <Link className="panel-button" href="/admin/collections/test-user-attempts" prefetch={false}>
            All attempts
          </Link>
        </header>
        {papers.length === 0 && <p className="panel-empty">Nobody is in a test at the moment.</p>}
        <ul className="course-list">
          {papers.map(({ id, title, count }) => (
            <li key={id} className="panel-card panel-head">
              <h2>
                <Link href={`/admin/test-status?paper=${id}`} prefetch={false}>
                  {title}
                </Link>
              </h2>
              <p className="panel-number">{count === 1 ? '1 student' : `${count} students`}</p>
            </li>
          ))}
        </ul>
      </>
    )
  })
}
