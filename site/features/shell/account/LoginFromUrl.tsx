'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '../ProjectContext.tsx'
import { useAuthDialog } from './AuthDialogContext.tsx'

/** `?login=1` in the address opens the sign-in dialog for visitors, on any page and after any navigation. */
export function LoginFromUrl() {
  const isRequested = useSearchParams().get('login') === '1'
  const { base } = useProject()
  const { me, isLoading } = useMe(base)
  const { open } = useAuthDialog()
  const isVisitor = me === null || (me === undefined && !isLoading)
  const isKnown = me !== null && me !== undefined

  useEffect(() => {
    if (!isRequested || !(isVisitor || isKnown)) return
    // After the router has hydrated, so that it notices the new URL.
    const timer = setTimeout(() => {
      takeOutOfAddress()
      if (isVisitor) open()
    })
    return () => clearTimeout(timer)
  }, [isRequested, isVisitor, isKnown, open])
  return null
}

/** Removes the parameter, so that closing the dialog leaves the page unchanged and the same link works again. */
function takeOutOfAddress() {
  const url = new URL(window.location.href)
  url.searchParams.delete('login')
  window.history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`)
}
