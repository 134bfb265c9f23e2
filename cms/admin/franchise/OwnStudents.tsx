import { momentText } from '#domain/text/momentText.ts'
import { ownStudents } from '../../operations/franchise/ownStudents.ts'
import { AddStudent } from './AddStudent.tsx'
import { Earlier } from './Earlier.tsx'
import type { PartProps } from './PartProps.ts'

/** The students of a franchisee, and the way to add one. */
export async function OwnStudents({ payload, franchisee, before, timeZone }: PartProps) {
  const { students, next } = await ownStudents(payload, franchisee, before)
  return (
    <>
      <section className="panel-card" aria-labelledby="franchise-students">
        <div className="panel-head">
          <h2 id="franchise-students">Your students</h2>
          <AddStudent />
        </div>
        {students.length === 0 ? (
          <p className="panel-muted">Nobody yet. Add a student, then order for them from your funds.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className="panel-scroll" tabIndex={0} aria-label="Your students, scrolls sideways">
            <table className="panel-table">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Phone</th>
                  <th scope="col">E-mail</th>
                  <th scope="col">Joined</th>
                </tr>
              </thead>
              <tbody>
                {students.map(({ id, name, phone, email, joinedAt }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td>{phone ?? '–'}</td>
                    <td>{email ?? '–'}</td>
                    <td className="panel-muted">{momentText(joinedAt, timeZone)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
      <Earlier part="students" before={before} next={next} />
    </>
  )
}
