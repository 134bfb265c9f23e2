'use client'
import { useState } from 'react'
import { AddressDialog } from './AddressDialog.tsx'
import type { AddressEdit } from './addressEdit.ts'

/** Opens the dialog for the delivery address of an order. */
export function EditAddress({ edit }: { edit: AddressEdit }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="panel-button order-small-button" onClick={() => setOpen(true)}>
        {edit.address ? 'Edit address' : 'Add an address'}
      </button>
      {isOpen && <AddressDialog edit={edit} onClose={() => setOpen(false)} />}
    </>
  )
}
