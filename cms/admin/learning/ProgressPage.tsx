import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { dayText } from '#domain/invoices/texts.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { type ClassProgress, classProgress, SHOWN_STUDENTS } from '../../operations/learning/classProgress.ts'
import { findViewable } from '../../operations/panel/findRow.ts'
import { Crumbs } from '../ui/Crumbs.tsx'
import { counted } from '../ui/counted.ts'
import { RecordingTable } from './RecordingTable.tsx'

/** Tab "Progress" of a class: how far its students are, who is behind, and at which point they leave its recordings. For people who see enrolments. */
export async function ProgressPage({ initPageResult, doc }: DocumentViewServerProps) {
  const { req } = initPageResult
  if (!doc?.id) notFound()
  const id = String(doc.id)
  const found = await findViewable(req, 'classes', id)
  if (!found) notFound()
  const crumbs = <Crumbs list="classes" label="Classes" title={found.title} />
  if (!hasModule(viewerOf(req), 'enrolments', 'view'))
    return (
      <Tab>
        {crumbs}
        <p className="panel-empty">Progress needs the permission Enrolments.</p>
      </Tab>
    )
  const timeZone = await projectZone(req.payload, idOf(found.project))
  const progress = await classProgress(req.payload, { id, timeZone, now: new Date() })
  return (
    <Tab>
      {crumbs}
      {progress.students === 0 ? (
        <p className="panel-empty">Nobody has access to this class yet.</p>
      ) : (
        <>
          <Figures progress={progress} />
          <Learners progress={progress} />
        </>
      )}
      <RecordingTable recordings={progress.recordings} />
      {!progress.isAll && (
        <p className="panel-muted">
          This class has more students or progress than is counted here; the figures are of the latest.
        </p>
      )}
    </Tab>
  )
}

/** The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template. */
const Tab = ({ children }: { children: ReactNode }) => (
  <div>
    <main className="panel">{children}</main>
  </div>
)

function Figures({ progress: { students, begun, average, behind, lessons } }: { progress: ClassProgress }) {
  const facts: [string, string][] = [
    ['Students with access', String(students)],
    ['Have started', String(begun)],
    ['Lessons', String(lessons)],
    ['Done on average', `${average}%`],
    ['Behind their plan', String(behind)],
  ]
  return (
    <dl className="panel-card paper-grid paper-figures">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="panel-number">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Learners({ progress: { learners, lessons, students } }: { progress: ClassProgress }) {
  return (
    <>
      <h2>Students</h2>
      <p className="panel-muted">
        A plan spreads the lessons evenly from the start of access to the exam day that the student set, or to
        the end of access.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="panel-card panel-scroll" aria-label="Students, scroll sideways" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Student</th>
              <th scope="col">Done</th>
              <th scope="col">Plan</th>
              <th scope="col">Planned until</th>
              <th scope="col">Last active</th>
            </tr>
          </thead>
          <tbody>
            {learners.map(({ student, name, done, behind, until, isExam, lastAt }) => (
              <tr key={student}>
                <th scope="row">
                  <Link href={`/admin/collections/users/${student}`} prefetch={false}>
                    {name}
                  </Link>
                </th>
                <td>
                  <span className="class-share">
                    <progress
                      max={Math.max(lessons, 1)}
                      value={done}
                      aria-label={`Lessons done by ${name}`}
                    />
                    {`${done} of ${lessons}`}
                  </span>
                </td>
                <td>{planText(behind)}</td>
                <td>{until === null ? '–' : `${dayText(until)}${isExam ? ' (exam)' : ''}`}</td>
                <td>{lastAt === null ? '–' : dayText(lastAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {students > SHOWN_STUDENTS && (
        <p className="panel-muted">{`The ${SHOWN_STUDENTS} students who are furthest behind, of ${students}.`}</p>
      )}
    </>
  )
}

function planText(behind: number | null): string {
  if (behind === null) return 'No plan'
  return behind === 0 ? 'On schedule' : `${counted(behind, 'lesson', 'lessons')} behind`
}
