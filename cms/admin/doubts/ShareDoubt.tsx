'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type DoubtSharing, sharingMove } from '#domain/doubts/sharing.ts'
import { postCall } from '../ui/panelClient.ts'

const TEXTS: Record<DoubtSharing, string> = {
  private: '',
  offered: 'The student lets others read this doubt and its answer. Look whether it names anybody.',
  shared: 'Other students can read this doubt and its last answer, without names.',
  declined: 'Other students cannot read this doubt.',
}

/** Lets other students read a doubt that its student offered, or not. */
export function ShareDoubt({ id, sharing }: { id: string; sharing: DoubtSharing }) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const decide = async (isShared: boolean) => {
    if (isBusy) return
    setBusy(true)
    const answer = await postCall('/doubt/share', { doubt: id, isShared })
    setBusy(false)
    toast[answer.apiSuccess ? 'success' : 'error'](answer.message)
    if (answer.apiSuccess) router.refresh()
  }
  return (
    <section className="panel-card ticket" aria-labelledby="doubt-sharing">
      <h2 id="doubt-sharing">Other students</h2>
      <p>{TEXTS[sharing]}</p>
      <div className="panel-actions">
        {sharingMove(sharing, 'share') && (
          <button
            type="button"
            className="panel-button panel-button--primary"
            aria-disabled={isBusy}
            onClick={() => void decide(true)}
          >
            Share
          </button>
        )}
        {sharingMove(sharing, 'decline') && (
          <button
            type="button"
            className="panel-button"
            aria-disabled={isBusy}
            onClick={() => void decide(false)}
          >
            Do not share
          </button>
        )}
      </div>
    </section>
  )
}
