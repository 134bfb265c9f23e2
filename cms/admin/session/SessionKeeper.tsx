'use client'
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { StepUp } from '../ui/StepUp.tsx'
import { askWhenChanged, type Decision, type StaleSave } from './askWhenChanged.ts'
import { keepSession } from './keepSession.ts'
import { type Known, type Person, personOf } from './person.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { StaleSaveDialog } from './StaleSaveDialog.tsx'
import { forgetAllTyped, forgetTyped, startFrom } from './typedText.ts'

/** Time without a response after which the next key press or click checks the session. */
const QUIET_MS = 10 * 60_000
const SAVED_PATH = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/

/** Reloads without the browser's warning, since typed text is in localStorage. */
function reload() {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}

/**
 * Wraps the panel. Renews an ended session in place without losing typed text, and asks before a save overwrites a newer version of a
 * document. Renders the dialog for fresh codes.
 */
export function SessionKeeper({ children }: { children?: ReactNode }) {
  const { user } = useAuth()
  const person = useRef<Person | null>(null)
  const settle = useRef<((isSame: boolean) => void) | null>(null)
  const [isOut, setOut] = useState(false)
  const [stale, setStale] = useState<(StaleSave & { settle: (decision: Decision) => void }) | null>(null)
  const current = personOf(user as Known | null)
  if (current) person.current = current

  useEffect(() => {
    const send = window.fetch
    let asking: Promise<boolean> | null = null
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
      asking ??= new Promise<boolean>((resolve) => {
        settle.current = (isSame) => {
          asking = null
          setOut(false)
          resolve(isSame)
        }
        setOut(true)
      })
      return asking
    }
    const onAnswer = ({ method, path, isOk }: { method: string; path: string; isOk: boolean }) => {
      answeredAt = Date.now()
      const [, collection, id] = SAVED_PATH.exec(path) ?? []
      const who = person.current
      if (!isOk || !collection || !who || (method !== 'PATCH' && method !== 'POST')) return
      if (method === 'PATCH' && !id) return
      forgetTyped({ project: who.project, user: who.id, collection, id: id ?? null })
    }
    const decide = (found: StaleSave) =>
      new Promise<Decision>((resolve) => {
        const settle = (decision: Decision) => {
          const who = person.current
          setStale(null)
          if (decision !== 'open' || !who) return resolve(decision)
          // The promise stays pending, so that the form does not store its values again before the reload.
          startFrom({ ...found, project: who.project, user: who.id }, found.updatedAt)
          reload()
        }
        setStale({ ...found, settle })
      })
    const kept = keepSession(askWhenChanged(send, decide), { isSignedOut, signInAgain, onAnswer })
    const withSignOut: typeof fetch = (input, init) => {
      const path = new URL(input instanceof Request ? input.url : String(input), window.location.href)
        .pathname
      if (path === '/api/users/logout' && person.current) forgetAllTyped(person.current.id)
      return kept(input, init)
    }
    const onTouch = () => {
      if (Date.now() - answeredAt < QUIET_MS) return
      answeredAt = Date.now()
      void isSignedOut().then((isEnded) => isEnded && signInAgain())
    }
    window.fetch = withSignOut
    window.addEventListener('keydown', onTouch)
    window.addEventListener('pointerdown', onTouch)
    return () => {
      if (window.fetch === withSignOut) window.fetch = send
      window.removeEventListener('keydown', onTouch)
      window.removeEventListener('pointerdown', onTouch)
    }
  }, [])

  return (
    <>
      {children}
      <StepUp />
      {stale && <StaleSaveDialog stale={stale} onDecide={stale.settle} />}
      {isOut && person.current && (
        <SignInAgain person={person.current} onDone={(isSame) => settle.current?.(isSame)} />
      )}
    </>
  )
}
