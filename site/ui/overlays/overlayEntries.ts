import { ROUTE_START, type RouteStart } from '../navigation/routeStart.ts'
import { entriesOf, markedAs } from './entryMark.ts'

/** An open overlay; `close` is called when Back has left its history entry. */
type Overlay = { close: () => void }

/** Open overlays, the newest last. */
const open: Overlay[] = []
let isListening = false
/** Whether entries are being removed: `history.go` is asynchronous. */
let isLeaving = false
let leaveTimer: ReturnType<typeof setTimeout> | undefined
/** Whether a navigation is in progress, whose page will replace the top entry. */
let isNavigating = false
const waiting: (() => void)[] = []

/** Timeout for `popstate`, ms: browsers fire none when there was no entry to leave. */
const LEAVE_MS = 400

/**
 * Gives an overlay a history entry on top of the page's, so that Back closes the overlay instead of leaving the page.
 * Returns the function to call once it is closed in another way.
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
    // Deferred, so that an overlay that opens in its place takes over its entry.
    setTimeout(settle)
  }
}

/** Resolves once closed overlays have no history entry left, so that a navigation starts from the page's entry. */
export function overlaysLeft(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    setTimeout(settle)
  })
}

/** Adds missing history entries of open overlays, and removes those of closed ones. */
function settle(): void {
  if (isLeaving) return
  // After a reload the entries may exist already.
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

/** After entries were removed: adds entries of overlays that were opened while they were removed. */
function hasLeft(): void {
  clearTimeout(leaveTimer)
  isLeaving = false
  settle()
}

/** Restores the focus, since a browser that returns to an entry with a fragment moves the focus to the fragment. */
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
