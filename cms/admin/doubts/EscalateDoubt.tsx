'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postCall } from '../ui/panelClient.ts'

/** Takes a doubt from its expert; it goes to another one of its subject, or waits for one. */
export function EscalateDoubt({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const escalate = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await postCall('/doubt/escalate', { doubt: id })
    setBusy(false)
    toast[answer.apiSuccess ? 'success' : 'error'](answer.message)
    if (answer.apiSuccess) router.refresh()
  }
  return (
    <section className="panel-card ticket" aria-labelledby="doubt-escalate">
      <h2 id="doubt-escalate">Escalate</h2>
      <p>Another expert of the subject gets this doubt. Where nobody has room, it waits unassigned.</p>
      <div className="panel-actions">
        <button type="button" className="panel-button" aria-disabled={isBusy} onClick={() => void escalate()}>
          Give it to another expert
        </button>
      </div>
    </section>
  )
}
