/** An open dialog; `close` is called when Back has left its history entry. */
type Open = { close: () => void }

const MARK = 'dialogs'

/** Open dialogs, the newest last. */
const open: Open[] = []
/** Number of dialog entries and URL of the current history entry, as of the last navigation. */
let seen = { count: 0, href: '' }
let isListening = false

/** Number of dialog entries on top of the page's in the history, from the state of the current entry. */
const entriesOf = (state: unknown): number => Number((state as Record<string, unknown> | null)?.[MARK] ?? 0)

const marked = (state: unknown, count: number): object => ({ ...(state as object | null), [MARK]: count })

const syncSeen = () => {
  seen = { count: entriesOf(history.state), href: location.href }
}

/**
 * Gives a dialog a history entry on top of the page's, so that Back closes it and stays on the page. Returns the function to call once it is
 * closed in another way. Its entry is then left in place, for the next dialog or page, or for Back to skip: removing it at once would
 * abort a page that is being loaded.
 */
export function enterDialog(close: () => void): () => void {
  watchBack()
  const dialog = { close }
  open.push(dialog)
  while (entriesOf(history.state) < open.length)
    history.pushState(marked(history.state, entriesOf(history.state) + 1), '')
  return () => {
    const at = open.indexOf(dialog)
    if (at >= 0) open.splice(at, 1)
  }
}

/** Must run on every page: after a reload Back skips the entries of dialogs that the reload has closed. */
export function watchBack(): void {
  if (isListening) return
  isListening = true
  syncSeen()
  // Before the router's own listener: the page stays the same, so the router has nothing to restore.
  window.addEventListener('popstate', onMove, { capture: true })
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  // A page that is opened from a dialog takes the place of the dialog's entry, so that one Back returns.
  history.pushState = (state, unused, url) => {
    const isPage = entriesOf(state) === 0 && entriesOf(history.state) > 0
    if (isPage) replace(state, unused, url)
    else push(state, unused, url)
    syncSeen()
  }
  // The router writes its state anew when the page is refreshed.
  history.replaceState = (state, unused, url) => {
    const count = entriesOf(history.state)
    const isSamePage = new URL(url ?? location.href, location.href).href === location.href
    replace(isSamePage && count > 0 ? marked(state, count) : state, unused, url)
    syncSeen()
  }
}

function onMove(event: PopStateEvent): void {
  const before = seen
  syncSeen()
  if (seen.href !== before.href || seen.count === before.count) return
  event.stopImmediatePropagation()
  const isBack = seen.count < before.count
  if (isBack && open.length > 0)
    for (const { close } of open.splice(Math.min(seen.count, open.length - 1)).reverse()) close()
  else if (isBack) history.go(-seen.count - 1)
}
