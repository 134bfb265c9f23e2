import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A fake of the browser's history: `go` is asynchronous, as in browsers. */
class FakeHistory extends EventTarget {
  entries: { url: string; state: unknown }[] = [{ url: '/page', state: null }]
  at = 0
  get state(): unknown {
    return this.entries[this.at]?.state
  }
  pushState(state: unknown, _: string, url = this.url): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { url, state }]
    this.at += 1
  }
  replaceState(state: unknown, _: string, url = this.url): void {
    this.entries[this.at] = { url, state }
  }
  go(delta: number): void {
    setTimeout(() => {
      this.at += delta
      this.dispatchEvent(new Event('popstate'))
    }, 5)
  }
  get url(): string {
    return this.entries[this.at]?.url ?? ''
  }
}

let entries: FakeHistory
let enterOverlay: typeof import('#site/ui/overlays/overlayEntries.ts').enterOverlay

beforeEach(async () => {
  vi.useFakeTimers()
  entries = new FakeHistory()
  vi.stubGlobal('history', entries)
  vi.stubGlobal('window', entries)
  vi.stubGlobal('location', { hash: '' })
  vi.resetModules()
  ;({ enterOverlay } = await import('#site/ui/overlays/overlayEntries.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = () => vi.advanceTimersByTimeAsync(1000)
/** Opens an overlay that can be closed by Back, or by calling `end`. */
function open() {
  const overlay = { isOpen: true }
  const end = enterOverlay(() => {
    overlay.isOpen = false
  })
  return Object.assign(overlay, { end })
}
const back = async () => {
  entries.go(-1)
  await later()
}

it('Back closes the newest overlay and leaves the page open', async () => {
  const [dialog, confirm] = [open(), open()]
  await back()
  expect([dialog.isOpen, confirm.isOpen, entries.url]).toEqual([true, false, '/page'])
  await back()
  expect([dialog.isOpen, entries.url, entries.at]).toEqual([false, '/page', 0])
})

it('an overlay that is closed without Back leaves no entry behind', async () => {
  open().end()
  await later()
  expect(entries.at).toBe(0)
})

it('an overlay that replaces another stays open, however long after it opens', async () => {
  for (const wait of [0, 2, 20]) {
    open().end()
    await vi.advanceTimersByTimeAsync(wait)
    const next = open()
    await later()
    expect([next.isOpen, entries.at]).toEqual([true, 1])
    next.end()
    await later()
  }
})

it('a page that is opened from an overlay replaces the history entry of the overlay', async () => {
  const drawer = open()
  // The site's own event at the start of a navigation (routeStart.ts).
  entries.dispatchEvent(new CustomEvent('routestart', { detail: { url: '/next', isTraverse: false } }))
  drawer.end()
  await later()
  entries.pushState({}, '', '/next')
  await later()
  expect(entries.entries.map(({ url }) => url)).toEqual(['/page', '/next'])
})

it('an overlay that closes on an address with a fragment returns the focus to its opener', async () => {
  const content = { id: 'content' }
  const button = { id: 'opener', isConnected: true, focus: () => (page.activeElement = button) }
  const page: { activeElement: object } = { activeElement: button }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hash: '#content' })
  const sheet = open()
  // As browsers do: they focus the fragment of the entry that they return to.
  entries.addEventListener('popstate', () => (page.activeElement = content))
  sheet.end()
  await later()
  expect(page.activeElement).toBe(button)
})
