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
  const isCalled = useRef(false)

  useEffect(() => {
    if (!isOpen) return
    let isMounted = true
    isCalled.current = false
    // The state of this tab may be outdated both ways: a session has ended, or another tab has started one.
    const reload = () =>
      void mutate()
        .then((known) => known && isMounted && callOnce(isCalled, last))
        .catch(() => undefined)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys(slug).sessionId && newValue) reload()
    }
    reload()
    window.addEventListener('storage', onStorage)
    return () => {
      isMounted = false
      window.removeEventListener('storage', onStorage)
    }
  }, [isOpen, slug, mutate])

  useEffect(() => {
    if (isOpen && me && !wasKnown.current) callOnce(isCalled, last)
    wasKnown.current = me
  }, [isOpen, me])
}

/** Two paths lead here; only the first calls. */
function callOnce(isCalled: RefObject<boolean>, then: RefObject<() => void>): void {
  if (isCalled.current) return
  isCalled.current = true
  then.current()
}
