'use client'
import { useState } from 'react'
import type { BatchDesk } from '#domain/calls/batches.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Student = BatchDesk['unplaced'][number]
type Props = { batch: string; students: readonly Student[]; onPlaced: () => void }

/** Students who have the product and no batch, to be given a seat in this one. */
export function Unplaced({ batch, students, onPlaced }: Props) {
  const [chosen, setChosen] = useState<Student | null>(null)
  if (students.length === 0) return null
  return (
    <details>
      <summary>{`Without a batch: ${students.length}`}</summary>
      <ul>
        {students.map((student) => (
          <li key={student.id}>
            {student.name}{' '}
            <button
              type="button"
              className="panel-button"
              aria-label={`Give ${student.name} a seat`}
              onClick={() => setChosen(student)}
            >
              Give a seat
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          title={`Give ${chosen.name} a seat`}
          text="The student is notified, and follows the timetable of this batch from now on."
          submit="Give the seat"
          call={() => postCall('/seats/move', { entitlement: chosen.id, rev: chosen.rev, batch })}
          onClose={() => {
            setChosen(null)
            onPlaced()
          }}
        />
      )}
    </details>
  )
}
