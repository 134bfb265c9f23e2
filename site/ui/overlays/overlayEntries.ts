import { ROUTE_START, type RouteStart } from '../navigation/routeStart.ts'
import { entriesOf, markedAs } from './entryMark.ts'

/** An open overlay; `close` is called when Back has taken its history entry away. */
type Overlay = { close: () => void }

/** The newest last. */
const open: Overlay[] = []
let isListening = false
/** Whether entries are on their way out, which takes the browser a moment. */
let isLeaving = false
let leaveTimer: ReturnType<typeof setTimeout> | undefined
/** Whether a page is on its way in, which takes the place of the top entry. */
let isNavigating = false
const waiting: (() => void)[] = []

/** The browser does not say when there was nothing to leave. */
const LEAVE_MS = 400

/**
 * Gives an overlay a history entry on top of the page's, so that Back closes the overlay instead of leaving the page.
 * Returns what to call once it is closed in another way.
 */
export function enterOverlay(close: () => void): () => void {
  listen()
  const overlay = { close }
  open.push(overlay)
  isNavigating = false
  settle()
  return () => {
    const at = open.indexOf(overlay)
    if (at >= 0) open.splice(at, 1)
    // Later, so that an overlay which opens in its place takes over its entry.
    setTimeout(settle)
  }
}

/** Resolves when overlays that have closed have no entry left: what follows then starts from the page. */
export function overlaysLeft(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    setTimeout(settle)
  })
}

/** As many entries as overlays: missing ones are added, left over ones are taken away. */
function settle(): void {
  if (isLeaving) return
  // After a reload they are there already.
  while (entriesOf(history.state) < open.length)
    history.pushState(markedAs(history.state, entriesOf(history.state) + 1), '')
  const left = entriesOf(history.state) - open.length
  if (left > 0 && !isNavigating) {
    isLeaving = true
    history.go(-left)
    leaveTimer = setTimeout(hasLeft, LEAVE_MS)
    return
  }
  for (const resolve of waiting.splice(0)) resolve()
}

/** Overlays that opened while others left get their entries now. */
function hasLeft(): void {
  clearTimeout(leaveTimer)
  isLeaving = false
  settle()
}

/** A page that was reached at a fragment gets its focus there again whenever the browser returns to its entry. */
function keepFocus(): void {
  if (!location.hash) return
  const focused = document.activeElement as HTMLElement | null
  setTimeout(() => {
    const now = document.activeElement
    if (now !== focused && now?.id === location.hash.slice(1) && focused?.isConnected)
      focused.focus({ preventScroll: true })
  })
}

function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', () => {
    keepFocus()
    if (isLeaving) return hasLeft()
    for (const { close } of open.splice(entriesOf(history.state)).reverse()) close()
    settle()
  })
  window.addEventListener(ROUTE_START, (event) => {
    isNavigating = !(event as CustomEvent<RouteStart>).detail.isTraverse
  })
  // A page that is opened from an overlay takes the place of the overlay's entry, so that one Back returns.
  const push = history.pushState.bind(history)
  history.pushState = (state, unused, url) => {
    const isPage = entriesOf(state) === 0 && entriesOf(history.state) > 0
    if (isPage) history.replaceState(state, unused, url)
    else push(state, unused, url)
  }
}
