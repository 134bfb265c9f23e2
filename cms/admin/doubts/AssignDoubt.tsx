'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import type { DoubtExpert } from '#domain/calls/doubts.ts'
import { postCall } from '../ui/panelClient.ts'

type Props = { id: string; expert: string | null; experts: readonly DoubtExpert[] }

const optionText = ({ name, waiting }: DoubtExpert): string =>
  waiting === 0 ? `${name} – nothing waits` : `${name} – ${waiting} waiting`

/** Assigns a doubt to an expert; those with the fewest waiting doubts are listed first. */
export function AssignDoubt({ id, expert, experts }: Props) {
  const [chosen, setChosen] = useState(expert ?? experts[0]?.id ?? '')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const field = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const answer = await postCall('/doubt/assign', { doubt: id, expert: chosen })
    setBusy(false)
    setProblem(answer.apiSuccess ? '' : answer.message)
    if (!answer.apiSuccess) return
    toast.success(answer.message)
    router.refresh()
  }

  if (experts.length === 0)
    return (
      <p className="panel-note">
        Nobody can answer doubts yet: give an expert the permission Expert Doubts Panel.
      </p>
    )
  return (
    <form className="panel-card ticket" onSubmit={submit} noValidate>
      <div className="panel-field ticket__state">
        <label htmlFor={`${field}-expert`}>Expert</label>
        <select id={`${field}-expert`} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {experts.map((one) => (
            <option key={one.id} value={one.id}>
              {optionText(one)}
            </option>
          ))}
        </select>
      </div>
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <div className="panel-actions">
        <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
          Assign
        </button>
      </div>
    </form>
  )
}
