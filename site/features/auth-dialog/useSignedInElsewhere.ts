'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'

/** Calls `then` when the person is found to be signed in while the dialog is open, in any tab. */
export function useSignedInElsewhere(isOpen: boolean, then: () => void): void {
  const { base, slug } = useProject()
  const { me, mutate } = useMe(base)
  const last = useRef(then)
  last.current = then
  const wasKnown = useRef(me)
  const isTold = useRef(false)

  useEffect(() => {
    if (!isOpen) return
    let isHere = true
    isTold.current = false
    // What this tab knows may be outdated both ways: a session has ended, or another tab has started one.
    const ask = () =>
      void mutate()
        .then((known) => known && isHere && tell(isTold, last))
        .catch(() => undefined)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys(slug).sessionId && newValue) ask()
    }
    ask()
    window.addEventListener('storage', onStorage)
    return () => {
      isHere = false
      window.removeEventListener('storage', onStorage)
    }
  }, [isOpen, slug, mutate])

  useEffect(() => {
    if (isOpen && me && !wasKnown.current) tell(isTold, last)
    wasKnown.current = me
  }, [isOpen, me])
}

/** Two paths lead here; only the first calls. */
function tell(isTold: RefObject<boolean>, then: RefObject<() => void>): void {
  if (isTold.current) return
  isTold.current = true
  then.current()
}
