import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

/** A formula that is wider than a phone scrolls on its own. */
export const display = uiStyle({
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: 4,
  minWidth: 0,
  scrollbarWidth: 'thin',
})
const FADE = '36px'
const fading = (start: string, end: string) =>
  uiStyle({
    maskImage: `linear-gradient(to right, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`,
    '@media': { print: { maskImage: 'none' } },
  })
/** Fades out on the sides where there is more to scroll to. */
export const fades = { start: fading(FADE, '0px'), end: fading('0px', FADE), both: fading(FADE, FADE) }
layeredGlobal('ui', `${display} .katex-display`, { margin: 0 })
// An accent is positioned over its letter without a width of its own: its drawing must not be limited to
// that.
layeredGlobal('ui', '.katex svg', { maxWidth: 'none' })
