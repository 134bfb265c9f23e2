import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

/** A formula that is wider than a phone scrolls by itself. */
export const display = uiStyle({ overflowX: 'auto', overflowY: 'hidden', paddingBlock: 4, minWidth: 0 })
layeredGlobal('ui', `${display} .katex-display`, { margin: 0 })
