'use client'
import { useEffect, useState } from 'react'
import { subscriptionOf } from './pushSubscription.ts'

/** `blocked`: the user has refused notifications of this site; `unsupported`: the browser has none. */
type BrowserState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on'

const hashOf = async (endpoint: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function stateOf(base: string, devices: readonly string[]): Promise<BrowserState> {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await subscriptionOf(base)
  return subscription && devices.includes(await hashOf(subscription.endpoint)) ? 'on' : 'off'
}

/** Whether this browser shows messages of this account. `refresh` reads it again after a change. */
export function usePushState(
  base: string,
  devices: readonly string[],
): { state: BrowserState; refresh: () => void } {
  const [state, setState] = useState<BrowserState>('unknown')
  const [reads, setReads] = useState(0)
  const known = devices.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` triggers another read
  useEffect(() => {
    let isCurrent = true
    const show = (found: BrowserState) => {
      if (isCurrent) setState(found)
    }
    stateOf(base, known.split(' ')).then(show, () => show('unsupported'))
    return () => {
      isCurrent = false
    }
  }, [base, known, reads])
  return { state, refresh: () => setReads((count) => count + 1) }
}
