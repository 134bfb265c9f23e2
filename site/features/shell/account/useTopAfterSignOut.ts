'use client'
import { useEffect, useRef } from 'react'
import type { Me } from '#site/data/account/me.ts'

/** Scrolls up when a page's content disappeared with the session: there is nothing left further down. */
export function useTopAfterSignOut(me: Me | null | undefined): void {
  const previous = useRef(me)
  useEffect(() => {
    if (previous.current && me === null) window.scrollTo({ top: 0 })
    previous.current = me
  }, [me])
}
