'use client'
import { useSyncExternalStore } from 'react'

/** What Chromium gives when the site can be installed; other browsers have their own menus for it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()
const offer = (event: InstallEvent | null) => {
  offered = event
  for (const tell of listeners) tell()
}

/** Keeps the browser's offer until somebody asks for it, instead of a bar of its own over the page. Called once. */
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
  // An offer can be taken up once; the browser makes another one when it wants.
  offer(null)
  void event?.prompt()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the browser to install the project as an app; null where it does not offer that. */
export const useInstall = (): (() => void) | null =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  )
    ? install
    : null
