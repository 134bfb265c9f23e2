'use client'
import { useId, useState } from 'react'
import { ENTITLEMENT_KINDS, type EntitlementKind } from '#domain/entitlements/entitlement.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { newRequestKeys } from '../ui/newRequestKeys.ts'
import { postCall } from '../ui/panelClient.ts'
import { type PickerOption, SearchPicker } from '../ui/SearchPicker.tsx'

const KINDS: Record<EntitlementKind, string> = {
  product: 'A product with all that it opens',
  class: 'A class',
  'test-series': 'A test series',
  'test-paper': 'A test paper',
  quiz: 'A quiz',
  'digital-item': 'A file',
}
type Students = { students: { id: string; name: string; phone: string | null; email: string | null }[] }

async function findStudents(text: string): Promise<PickerOption[]> {
  const answer = await postCall<Students>('/enrolments/students', { text })
  if (!answer.apiSuccess) return []
  return answer.students.map(({ id, name, phone, email }) => ({
    id,
    title: name,
    more: phone ?? email ?? '',
  }))
}

type Props = {
  /** The student to enrol; without one the dialog has a search field. */
  student?: PickerOption
}

/** Enrols a student manually. */
export function GrantAccessButton({ student }: Props) {
  const [isOpen, setOpen] = useState(false)
  const variant = student ? '' : 'panel-button--primary'
  const button = (
    <div className="panel-actions">
      <button type="button" className={`panel-button ${variant}`} onClick={() => setOpen(true)}>
        Give access
      </button>
      {isOpen && <GrantDialog known={student ?? null} onClose={() => setOpen(false)} />}
    </div>
  )
  return student ? button : <div className="shop-help">{button}</div>
}

function GrantDialog({ known, onClose }: { known: PickerOption | null; onClose: () => void }) {
  const [student, setStudent] = useState(known)
  const [kind, setKind] = useState<EntitlementKind>('product')
  const [content, setContent] = useState<PickerOption | null>(null)
  const [days, setDays] = useState('')
  const [note, setNote] = useState('')
  const [requestKeyOf] = useState(newRequestKeys)
  const id = useId()

  async function findThings(text: string): Promise<PickerOption[]> {
    const answer = await postCall<{ things: PickerOption[] }>('/enrolments/things', { kind, text })
    return answer.apiSuccess ? answer.things : []
  }

  async function give() {
    if (!student) return 'Choose a student first.'
    if (!content) return 'Choose what to open first.'
    if (days && !/^[1-9]\d{0,4}$/.test(days)) return 'Enter a number of days, or nothing for no end.'
    const body = { student: student.id, kind, target: content.id, days: days ? Number(days) : null, note }
    return postCall('/enrolments/give', { ...body, requestKey: requestKeyOf(body) })
  }

  return (
    <DialogForm title="Give access" submit="Give access" send={give} onClose={onClose}>
      {() => (
        <>
          <SearchPicker
            label="Student"
            hint="Phone, e-mail or name"
            minLength={3}
            find={findStudents}
            chosen={student}
            onChoose={setStudent}
          />
          <div className="panel-field">
            <label htmlFor={`${id}-kind`}>What</label>
            <select
              id={`${id}-kind`}
              value={kind}
              onChange={(event) => {
                setKind(event.target.value as EntitlementKind)
                setContent(null)
              }}
            >
              {ENTITLEMENT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {KINDS[one]}
                </option>
              ))}
            </select>
          </div>
          <SearchPicker
            key={kind}
            label="Title"
            hint="A part of the title"
            minLength={0}
            find={findThings}
            chosen={content}
            onChoose={setContent}
          />
          <div className="panel-field">
            <label htmlFor={`${id}-days`}>Days, empty for no end</label>
            <input
              id={`${id}-days`}
              inputMode="numeric"
              autoComplete="off"
              value={days}
              onChange={(event) => setDays(event.target.value.trim())}
            />
          </div>
          <LimitedField label="Why, for the audit log" max={300} value={note} onChange={setNote} />
        </>
      )}
    </DialogForm>
  )
}
