'use client'
import { type ReactNode, useRef, useState } from 'react'
import type { AccountRefusal } from '#site/data/account/account.ts'
import { ProofDialog } from './ProofDialog.tsx'

type PendingProof = { purpose: string; resolve: (isProven: boolean) => void }

/** A proof that expires within this time is requested again, so that it is valid when the call arrives. */
const MARGIN_MS = 30_000

/**
 * Runs a call that needs a fresh code: when the server requires one, `dialog` requests it and the call is
 * repeated. Null when the person cancelled.
 */
export function useProof() {
  const [pending, setPending] = useState<PendingProof | null>(null)
  const isAsking = useRef(false)
  const provenUntil = useRef(0)

  const openDialog = (purpose: string): Promise<boolean> =>
    new Promise((resolve) => {
      isAsking.current = true
      setPending({ purpose, resolve })
    })
  const requestProof = async (purpose: string): Promise<boolean> =>
    Date.now() < provenUntil.current - MARGIN_MS || (await openDialog(purpose))
  const end = (until: number | null) => {
    if (!isAsking.current) return
    isAsking.current = false
    provenUntil.current = until ?? 0
    setPending(null)
    pending?.resolve(until !== null)
  }
  const withProof = async <Done extends object>(
    purpose: string,
    call: () => Promise<Done | AccountRefusal>,
  ): Promise<Done | AccountRefusal | null> => {
    const first = await call()
    if (!('code' in first && first.code === 'proofNeeded')) return first
    return (await openDialog(purpose)) ? call() : null
  }
  const dialog: ReactNode = pending ? <ProofDialog purpose={pending.purpose} onEnd={end} /> : null
  return { withProof, askFor: requestProof, dialog }
}
