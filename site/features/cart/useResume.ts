'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { resumeCart, type Shop } from '#site/data/shop/cart.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

/** `?resume=<token>` restores the cart of a link into this browser, confirms it, and leaves the address. */
export function useResume({ base, slug }: Shop): { isResuming: boolean } {
  const token = useSearchParams().get('resume')
  const showSnackbar = useSnackbar()
  const begun = useRef<string | null>(null)
  useEffect(() => {
    if (!token || begun.current === token) return
    begun.current = token
    void resumeCart({ base, slug }, token).then((outcome) => {
      showSnackbar(outcome.message, { severity: outcome.ok ? 'success' : 'error' })
      window.history.replaceState(null, '', window.location.pathname)
    })
  }, [token, base, slug, showSnackbar])
  return { isResuming: token !== null }
}
