'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { useAuthDialog } from './AuthDialogContext.tsx'

/** `?login=1` in the address opens the sign-in dialog. */
export function LoginFromAddress() {
  const isAsked = useSearchParams().get('login') === '1'
  const { open } = useAuthDialog()
  useEffect(() => {
    if (isAsked) open()
  }, [isAsked, open])
  return null
}
