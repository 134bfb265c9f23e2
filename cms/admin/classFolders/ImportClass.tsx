'use client'
import { FolderUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ImportClassDialog } from './ImportClassDialog.tsx'

/** Button of the dialog that makes a class of a folder of files. */
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
