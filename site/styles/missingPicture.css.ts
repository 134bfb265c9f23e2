import { layeredGlobal } from './layered.ts'

/** In the middle grey that is visible on the backgrounds of both modes and on covers. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" fill="none" stroke="rgb(132,139,151)" stroke-width="2"><rect x="49" y="24" width="62" height="42" rx="6"/><circle cx="66" cy="45" r="5"/><circle cx="80" cy="45" r="5" fill="rgb(132,139,151)"/><circle cx="94" cy="45" r="5"/><path d="m54 71 52-52" stroke-linecap="round"/></svg>`

/**
 * The placeholder of a picture that failed to load, in its box: `BEFORE_PAINT_SCRIPT` marks the element. Its
 * alternative text is unchanged.
 */
layeredGlobal('features', 'img[data-broken]', {
  content: `url("data:image/svg+xml,${encodeURIComponent(DRAWING)}")`,
  objectFit: 'contain',
})
