'use client'
import { useSyncExternalStore } from 'react'

/** Chromium's event when the site can be installed; other browsers have their own menus for it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()
const offer = (event: InstallEvent | null) => {
  offered = event
  for (const notify of listeners) notify()
}

/** Stores the browser's install prompt event until it is requested, instead of the browser's own bar. Called once. */
export function watchInstall(): () => void {
  const keep = (event: Event) => {
    event.preventDefault()
    offer(event as InstallEvent)
  }
  const done = () => offer(null)
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', done)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', done)
  }
}

function install(): void {
  const event = offered
  // A prompt can be used once; the browser fires another event when it wants.
  offer(null)
  void event?.prompt()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the browser's install prompt; null where there is none. */
export const useInstall = (): (() => void) | null =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  )
    ? install
    : null
