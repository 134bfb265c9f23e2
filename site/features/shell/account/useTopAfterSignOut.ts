'use client'
import { useEffect, useRef } from 'react'
import type { Me } from '#site/data/account/me.ts'

/** Shows the top of a page whose content went with the session: further down there is nothing left to see. */
export function useTopAfterSignOut(me: Me | null | undefined): void {
  const before = useRef(me)
  useEffect(() => {
    if (before.current && me === null) window.scrollTo({ top: 0 })
    before.current = me
  }, [me])
}
