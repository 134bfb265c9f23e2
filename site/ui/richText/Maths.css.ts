import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

/** A formula that is wider than a phone scrolls on its own. */
export const display = uiStyle({ overflowX: 'auto', overflowY: 'hidden', paddingBlock: 4, minWidth: 0 })
layeredGlobal('ui', `${display} .katex-display`, { margin: 0 })
// An accent is positioned over its letter without a width of its own: its drawing must not be limited to
// that.
layeredGlobal('ui', '.katex svg', { maxWidth: 'none' })
