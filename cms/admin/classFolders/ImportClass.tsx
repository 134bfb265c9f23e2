'use client'
import { FolderUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ImportClassDialog } from './ImportClassDialog.tsx'

/** Opens the dialog that imports a folder of files as a class. */
export function ImportClass() {
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <>
      <button type="button" className="panel-button" disabled={!isReady} onClick={() => setOpen(true)}>
        <FolderUp size={18} aria-hidden />
        Class from a folder
      </button>
      {isOpen && <ImportClassDialog onClose={() => setOpen(false)} />}
    </>
  )
}
