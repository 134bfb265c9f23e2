import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type State = { dialogs?: number } | null

/** A fake of the browser's history, with the page as its second entry; `go` is asynchronous as in browsers. */
class Entries extends EventTarget {
  entries: { url: string; state: State }[] = [
    { url: '/admin/list', state: null },
    { url: '/admin/page', state: null },
  ]
  at = 1
  get state(): State {
    return this.entries[this.at]?.state ?? null
  }
  get url(): string {
    return this.entries[this.at]?.url ?? ''
  }
  pushState(state: State, _: string, url = this.url): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { url, state }]
    this.at += 1
  }
  replaceState(state: State, _: string, url = this.url): void {
    this.entries[this.at] = { url, state }
  }
  go(delta: number): void {
    setTimeout(() => {
      if (!this.entries[this.at + delta]) return
      this.at += delta
      this.dispatchEvent(new Event('popstate'))
    }, 5)
  }
}

let entries: Entries
let heard: string[]
let enterDialog: typeof import('#cms/admin/ui/dialogEntries.ts').enterDialog

/** Loads the module as after a page load; `heard` collects the `popstate` events that reach the router. */
async function load(before?: Entries) {
  entries = Object.assign(new Entries(), before && { entries: before.entries, at: before.at })
  vi.stubGlobal('history', entries)
  vi.stubGlobal('window', entries)
  vi.resetModules()
  const { enterDialog: enter, watchBack } = await import('#cms/admin/ui/dialogEntries.ts')
  enterDialog = enter
  watchBack()
  entries.addEventListener('popstate', () => heard.push(entries.url))
}

beforeEach(async () => {
  vi.useFakeTimers()
  heard = []
  vi.stubGlobal('location', {
    get href() {
      return `http://localhost${entries.url}`
    },
  })
  await load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const dialog = { isOpen: true }
  const end = enterDialog(() => {
    dialog.isOpen = false
  })
  return Object.assign(dialog, { end })
}
const back = async () => {
  entries.go(-1)
  await vi.advanceTimersByTimeAsync(100)
}

it('Back closes the newest dialog and stays on the page, without an event for the router', async () => {
  const [form, code] = [open(), open()]
  await back()
  expect([form.isOpen, code.isOpen, entries.url]).toEqual([true, false, '/admin/page'])
  await back()
  expect([form.isOpen, entries.url, heard]).toEqual([false, '/admin/page', []])
  await back()
  expect(heard).toEqual(['/admin/list'])
})

it('after dialogs that were closed in another way one Back leaves the page', async () => {
  const [form, code] = [open(), open()]
  code.end()
  form.end()
  open().end()
  expect(entries.entries).toHaveLength(4)
  await back()
  expect(heard).toEqual(['/admin/list'])
})

it('Back closes the dialog below one that was closed in another way', async () => {
  const form = open()
  open().end()
  await back()
  expect([form.isOpen, entries.url]).toEqual([false, '/admin/page'])
  await back()
  expect(heard).toEqual(['/admin/list'])
})

it('a page that is opened from a dialog takes the place of its entry', () => {
  open().end()
  entries.pushState({}, '', '/admin/made')
  expect(entries.entries.map(({ url }) => url)).toEqual(['/admin/list', '/admin/page', '/admin/made'])
  expect(entries.state?.dialogs).toBeUndefined()
})

it('a page that is refreshed below a dialog keeps the dialog in the history', async () => {
  const form = open()
  entries.replaceState({}, '', '/admin/page')
  await back()
  expect([form.isOpen, heard]).toEqual([false, []])
})

it('one Back leaves the page whose dialog a reload has closed', async () => {
  open()
  await load(entries)
  await back()
  expect(heard).toEqual(['/admin/list'])
})
