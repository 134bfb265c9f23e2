'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

/** Copies a class with its lectures and opens the copy. */
export function CopyClass({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  const router = useRouter()
  return (
    <>
      <button type="button" className="panel-button" onClick={() => setAsking(true)}>
        Copy class
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Copy the class"
          text="The copy has the same lectures, and is in no course yet. Progress, answers and times of live classes stay with this one."
          submit="Copy"
          call={async () => {
            const answer = await postCall<{ id: string }>('/class/copy', { id })
            if (answer.apiSuccess) router.push(`/admin/collections/classes/${answer.id}`)
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
