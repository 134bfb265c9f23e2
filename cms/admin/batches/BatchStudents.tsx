'use client'
import { useState } from 'react'
import type { BatchDesk } from '#domain/calls/batches.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'

type Student = BatchDesk['students'][number]
type Props = { desk: BatchDesk; mayMove: boolean; onMoved: () => void }

/** The students of a batch with the lessons that they have done and the live classes that they missed; each can be moved to another batch of the product. */
export function BatchStudents({ desk, mayMove, onMoved }: Props) {
  const { students, heldClasses, lessons, others } = desk
  const [moved, setMoved] = useState<Student | null>(null)
  if (students.length === 0) return <p className="panel-muted">Nobody is in this batch yet.</p>
  return (
    <section className="panel-scroll" aria-label="Students, scroll sideways">
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Student</th>
            <th scope="col" className="panel-number">
              Lessons
            </th>
            <th scope="col" className="panel-number">
              Live classes
            </th>
            <th scope="col">Missed</th>
            {mayMove && others.length > 0 && <th scope="col">Batch</th>}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.id}>
              <th scope="row">{student.name}</th>
              <td className="panel-number">{`${student.lessonsDone} of ${lessons}`}</td>
              <td className="panel-number">{`${student.attended} of ${heldClasses}`}</td>
              <td>{student.missed.join(', ') || '–'}</td>
              {mayMove && others.length > 0 && (
                <td>
                  <button
                    type="button"
                    className="panel-button"
                    aria-label={`Move ${student.name}`}
                    onClick={() => setMoved(student)}
                  >
                    Move
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {moved && (
        <MoveDialog
          student={moved}
          others={others}
          onClose={() => {
            setMoved(null)
            onMoved()
          }}
        />
      )}
    </section>
  )
}

type MoveProps = { student: Student; others: BatchDesk['others']; onClose: () => void }

function MoveDialog({ student, others, onClose }: MoveProps) {
  const [batch, setBatch] = useState('')
  const { id: entitlement, rev, name } = student
  return (
    <DialogForm
      title={`Move ${name}`}
      submit="Move"
      send={async () =>
        batch ? postCall('/seats/move', { entitlement, rev, batch }) : 'Choose a batch first.'
      }
      onClose={onClose}
    >
      {(state) => (
        <label className="panel-field">
          <span className="panel-field__label">To the batch</span>
          <select value={batch} onChange={({ target }) => setBatch(target.value)} {...state}>
            <option value="">Choose</option>
            {others.map((other) => (
              <option key={other.id} value={other.id} disabled={other.left === 0}>
                {other.left === null ? other.title : `${other.title} (${other.left || 'no seat'} left)`}
              </option>
            ))}
          </select>
          <span className="panel-field__help">
            The student is notified. Their seat here becomes free and is offered to the first student who
            waits.
          </span>
        </label>
      )}
    </DialogForm>
  )
}
