'use client'
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expireCounts } from '../panel/useCounts.ts'
import { CloseDrawersOnBack } from '../ui/CloseDrawersOnBack.tsx'
import { StepUp } from '../ui/StepUp.tsx'
import { confirmOverwrite, type Decision, type StaleSave } from './confirmOverwrite.ts'
import { type PanelUser, type Person, personOf } from './person.ts'
import { reloadPage } from './reloadPage.ts'
import { renewSession } from './renewSession.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { StaleSaveDialog } from './StaleSaveDialog.tsx'
import { withSaveEvents } from './saveEvents.ts'
import { rebaseTyped, removeAllTypedText, removeTypedText } from './typedText.ts'

/** Time without a response after which the next key press or click checks the session. */
const IDLE_MS = 10 * 60_000
const DOCUMENT_PATH = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/

/**
 * Wraps the panel. When a session has ended, lets the person sign in again in a dialog without losing typed text, and confirms before a
 * save overwrites a newer version of a document. Renders the step-up dialog, in which a fresh code is entered.
 */
export function SessionKeeper({ children }: { children?: ReactNode }) {
  const { user } = useAuth()
  const person = useRef<Person | null>(null)
  const endSignIn = useRef<((isSame: boolean) => void) | null>(null)
  const [isSigningIn, setSigningIn] = useState(false)
  const [stale, setStale] = useState<(StaleSave & { settle: (decision: Decision) => void }) | null>(null)
  const current = personOf(user as PanelUser | null)
  if (current) person.current = current

  useEffect(() => {
    const send = window.fetch
    let signingIn: Promise<boolean> | null = null
    let answeredAt = Date.now()

    const isSignedOut = async () => {
      try {
        const response = await send('/api/access', { credentials: 'same-origin' })
        return response.ok && (await response.json()).canAccessAdmin !== true
      } catch {
        return false
      }
    }
    const signInAgain = () => {
      if (!person.current) return Promise.resolve(false)
      signingIn ??= new Promise<boolean>((resolve) => {
        endSignIn.current = (isSame) => {
          signingIn = null
          setSigningIn(false)
          resolve(isSame)
        }
        setSigningIn(true)
      })
      return signingIn
    }
    const onAnswer = ({ method, path, isOk }: { method: string; path: string; isOk: boolean }) => {
      answeredAt = Date.now()
      const [, collection, id] = DOCUMENT_PATH.exec(path) ?? []
      const signedIn = person.current
      if (!isOk || !collection || !signedIn || (method !== 'PATCH' && method !== 'POST')) return
      if (method === 'PATCH' && !id) return
      removeTypedText({ project: signedIn.project, user: signedIn.id, collection, id: id ?? null })
    }
    const decide = (found: StaleSave) =>
      new Promise<Decision>((resolve) => {
        const settle = (decision: Decision) => {
          const signedIn = person.current
          setStale(null)
          if (decision !== 'open' || !signedIn) return resolve(decision)
          // The promise stays pending, so that the form does not store its values again before the reload.
          rebaseTyped({ ...found, project: signedIn.project, user: signedIn.id }, found.updatedAt)
          reloadPage()
        }
        setStale({ ...found, settle })
      })
    const renewing = renewSession(withSaveEvents(confirmOverwrite(send, decide), expireCounts), {
      isSignedOut,
      signInAgain,
      onAnswer,
    })
    const withSignOut: typeof fetch = (input, init) => {
      const path = new URL(input instanceof Request ? input.url : String(input), window.location.href)
        .pathname
      if (path === '/api/users/logout' && person.current) removeAllTypedText(person.current.id)
      return renewing(input, init)
    }
    const onActivity = () => {
      if (Date.now() - answeredAt < IDLE_MS) return
      answeredAt = Date.now()
      void isSignedOut().then((isEnded) => isEnded && signInAgain())
    }
    window.fetch = withSignOut
    window.addEventListener('keydown', onActivity)
    window.addEventListener('pointerdown', onActivity)
    return () => {
      if (window.fetch === withSignOut) window.fetch = send
      window.removeEventListener('keydown', onActivity)
      window.removeEventListener('pointerdown', onActivity)
    }
  }, [])

  return (
    <>
      {children}
      <StepUp />
      <CloseDrawersOnBack />
      {stale && <StaleSaveDialog stale={stale} onDecide={stale.settle} />}
      {isSigningIn && person.current && (
        <SignInAgain person={person.current} onDone={(isSame) => endSignIn.current?.(isSame)} />
      )}
    </>
  )
}
