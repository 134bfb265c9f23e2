'use client'
import { useId, useState } from 'react'
import { NEW_PERSON_FIELDS } from '../people/newPersonFields.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'

const EMPTY = { name: '', phone: '', email: '' }

/** Invites a person to become a student of the franchisee; they accept or decline after their next login. */
export function AddStudent() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen(true)}>
        Add a student
      </button>
      {isOpen && <AddStudentDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AddStudentDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(EMPTY)
  const ids = useId()
  const send = () => {
    const { name, phone, email } = values
    return postCall('/franchise/addstudent', {
      name: name.trim(),
      ...(phone.trim() && { phone }),
      ...(email.trim() && { email }),
    })
  }
  return (
    <DialogForm title="Add a student" submit="Add" send={send} onClose={onClose}>
      {(_, stateOf) =>
        NEW_PERSON_FIELDS.map(({ name, label, type, help }) => (
          <div key={name} className="panel-field">
            <label htmlFor={`${ids}-${name}`}>{label}</label>
            <input
              id={`${ids}-${name}`}
              type={type}
              autoComplete="off"
              value={values[name]}
              onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
              {...stateOf(name)}
            />
            {help && <p className="panel-field__help">{help}</p>}
          </div>
        ))
      }
    </DialogForm>
  )
}
