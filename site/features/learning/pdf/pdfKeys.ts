import type { KeyboardEvent } from 'react'
import type { PageView } from './usePageView.ts'

const KEYS: Record<string, (view: PageView) => void> = {
  PageDown: ({ page, goTo }) => goTo(page + 1),
  PageUp: ({ page, goTo }) => goTo(page - 1),
  ArrowRight: ({ page, goTo }) => goTo(page + 1),
  ArrowLeft: ({ page, goTo }) => goTo(page - 1),
  Home: ({ goTo }) => goTo(1),
  End: ({ spans, goTo }) => goTo(spans.length),
  '+': ({ zoomBy }) => zoomBy(1),
  '=': ({ zoomBy }) => zoomBy(1),
  '-': ({ zoomBy }) => zoomBy(-1),
  '0': ({ setZoom }) => setZoom('fit'),
}

/** What the keys do while a document has the focus, but not in its fields; up and down scroll by themselves. */
export const pdfKeys =
  (view: PageView) =>
  (event: KeyboardEvent): void => {
    const run = KEYS[event.key]
    const isField = event.target instanceof HTMLInputElement
    if (!run || isField || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run(view)
  }
