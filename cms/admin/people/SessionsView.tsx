import type { DocumentViewServerProps } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { mayEditPerson } from '#domain/people/changeRules.ts'
import { momentText } from '#domain/text/momentText.ts'
import { listSessions } from '../../operations/account/sessions.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { personTitle, toPerson } from '../../operations/people/findPerson.ts'
import { personTab } from './personTab.tsx'
import { SignOutPerson } from './SignOutPerson.tsx'

/** Tab with a person's active sessions. */
export async function SessionsView(props: DocumentViewServerProps) {
  const needs = { isAllowed: (viewer: { isAdmin: boolean }) => viewer.isAdmin, permission: 'Sessions' }
  return personTab(props, needs, async ({ req, viewer, person }) => {
    const whose = { user: String(person.id), current: (req.user as SessionUser)._sid }
    const [sessions, zone] = await Promise.all([
      listSessions(req.payload, whose, new Date()),
      projectZone(req.payload, idOf(person.project)),
    ])
    const canEnd = mayEditPerson(viewer, toPerson(person)) && !viewer.isReadOnly
    return (
      <section className="panel-card">
        <div className="panel-head">
          <h2>{sessions.length === 0 ? 'Not signed in anywhere' : 'Signed in on these devices'}</h2>
          {canEnd && sessions.length > 0 && (
            <SignOutPerson user={String(person.id)} name={personTitle(person)} />
          )}
        </div>
        {sessions.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          <section className="panel-scroll" tabIndex={0} aria-label="Devices">
            <table className="panel-table">
              <thead>
                <tr>
                  <th scope="col">Device</th>
                  <th scope="col">Kind</th>
                  <th scope="col">Address</th>
                  <th scope="col">Signed in</th>
                  <th scope="col">Last seen</th>
                </tr>
              </thead>
              <tbody>
                {sessions.map((session) => (
                  <tr key={session.id}>
                    <th scope="row">
                      {session.deviceName ?? 'Unknown device'} {session.isThis && '(this one)'}
                    </th>
                    <td>{session.isStaff ? 'Panel' : 'Storefront'}</td>
                    <td>{session.ip ?? '–'}</td>
                    <td>{momentText(session.createdAt, zone)}</td>
                    <td>{momentText(session.lastSeenAt, zone)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
    )
  })
}
