import { pendingInvitations } from '../../operations/franchise/inviteStudent.ts'
import { ownStudents } from '../../operations/franchise/ownStudents.ts'
import { AddStudent } from './AddStudent.tsx'
import { OlderNewerLinks } from './OlderNewerLinks.tsx'
import type { PanelPartProps } from './PanelPartProps.ts'
import { PeopleTable } from './PeopleTable.tsx'

const STUDENTS = 'Your students'
const WAITING = 'Waiting for their consent'

/** The students of a franchisee, the pending invitations, and the form to invite another student. */
export async function OwnStudents({ payload, franchisee, before, timeZone, now }: PanelPartProps) {
  const [{ students, next }, waiting] = await Promise.all([
    ownStudents(payload, franchisee, before),
    before === null ? pendingInvitations(payload, franchisee, now) : [],
  ])
  return (
    <>
      <section className="panel-card" aria-labelledby="franchise-students">
        <div className="panel-head">
          <h2 id="franchise-students">{STUDENTS}</h2>
          <AddStudent />
        </div>
        {students.length === 0 ? (
          <p className="panel-muted">
            Nobody yet. Add a student: once they log in and agree, you can order for them from your funds.
          </p>
        ) : (
          <PeopleTable
            title={STUDENTS}
            people={students.map((student) => ({ ...student, at: student.joinedAt }))}
            since="Joined"
            timeZone={timeZone}
          />
        )}
      </section>
      {waiting.length > 0 && (
        // Pending invitations show the identifier as typed, which does not disclose whether it has an account.
        <section className="panel-card" aria-labelledby="franchise-waiting">
          <div className="panel-head">
            <h2 id="franchise-waiting">{WAITING}</h2>
          </div>
          <p className="panel-muted">
            They are asked for consent at their next login. Until they agree, their orders are not shown and
            earn nothing.
          </p>
          <PeopleTable
            title={WAITING}
            people={waiting.map((person) => ({ ...person, at: person.invitedAt }))}
            since="Added"
            timeZone={timeZone}
          />
        </section>
      )}
      <OlderNewerLinks part="students" before={before} next={next} />
    </>
  )
}
