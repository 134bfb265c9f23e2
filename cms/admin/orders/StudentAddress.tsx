'use client'
import { useEffect, useId, useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { NewAddress } from '../addresses/NewAddress.tsx'
import { useCallBase } from '../ui/callBase.ts'
import { postCall } from '../ui/panelClient.ts'

type Props = {
  student: { id: string; name: string }
  address: string
  onChoose: (address: string) => void
}
type Book = { addresses: AddressView[] }

const lineOf = ({ name, line1, city, pincode }: AddressView): string =>
  `${name}, ${line1}, ${city} ${pincode}`

/** Delivery address: one of the student's address book, or a new one, which is added to it. */
export function StudentAddress({ student, address, onChoose }: Props) {
  const callBase = useCallBase()
  const [book, setBook] = useState<AddressView[] | null>(null)
  const [isNew, setNew] = useState(false)
  const ids = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address book is loaded once per student
  useEffect(() => {
    let isOld = false
    void postCall<Book>(`${callBase}/addresses`, { student: student.id }).then((answer) => {
      if (isOld || !answer.apiSuccess) return
      setBook(answer.addresses)
      const [first] = answer.addresses
      if (first) onChoose(first.id)
      else setNew(true)
    })
    return () => {
      isOld = true
    }
  }, [student.id, callBase])
  if (!book) return <p className="panel-muted">Looking for addresses …</p>
  return (
    <>
      {book.length > 0 && (
        <div className="panel-field">
          <label htmlFor={ids}>Deliver to</label>
          <select
            id={ids}
            value={isNew ? '' : address}
            onChange={(event) => {
              setNew(event.target.value === '')
              if (event.target.value) onChoose(event.target.value)
            }}
          >
            {book.map((one) => (
              <option key={one.id} value={one.id}>
                {lineOf(one)}
              </option>
            ))}
            <option value="">A new address</option>
          </select>
        </div>
      )}
      {isNew && (
        <NewAddress
          student={student}
          onSaved={(addresses, id) => {
            setBook(addresses)
            setNew(false)
            onChoose(id)
          }}
        />
      )}
    </>
  )
}
