'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

type Props = { id: string; code: string; isRetired: boolean; isUsed: boolean }

/** Retires a question or takes it back; deletes it where no paper uses it. */
export function QuestionActions({ id, code, isRetired, isUsed }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { act, isBusy } = useAction()
  const router = useRouter()
  const retire = () => act(() => postCall('/bank/retirequestion', { id, isRetired: !isRetired }))
  async function remove() {
    const answer = await postCall('/bank/deletequestion', { id })
    if (answer.apiSuccess) router.push('/admin/collections/questions')
    return answer
  }
  return (
    <div className="panel-actions">
      <button type="button" className="panel-button" aria-disabled={isBusy} onClick={() => void retire()}>
        {isRetired ? 'Use it again' : 'Retire'}
      </button>
      {!isUsed && (
        <button type="button" className="panel-button panel-button--danger" onClick={() => setAsked(true)}>
          Delete
        </button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={`Delete ${code}?`}
          text="The question goes with all its versions, its key and its solution."
          submit="Delete"
          isDanger
          call={remove}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
