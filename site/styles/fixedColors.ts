/** Colours that are the same in every theme and mode: overlays, and text on drawings and dark bands. */
export const fixedColors = {
  white: '#ffffff',
  black: '#000000',
  ink: '#141414',
  redInk: '#c4161c',
  scrim: 'rgb(8 11 18 / .58)',
  snackbar: '#1c1f26',
  snackbarLine: 'rgb(255 255 255 / .14)',
  snackbarSuccess: '#5fd39a',
  snackbarInfo: '#86b6f5',
  snackbarWarning: '#f0bd5e',
  snackbarError: '#ff8f86',
  onBandLine: 'rgb(255 255 255 / .4)',
  onBandHover: 'rgb(255 255 255 / .12)',
  bandStar: '#f5b93f',
  play: 'rgb(255 255 255 / .94)',
  duration: 'rgb(0 0 0 / .66)',
  bookSpine:
    'inset 7px 0 8px -6px rgb(0 0 0 / .5), inset 9px 0 0 -8px rgb(255 255 255 / .3), inset -1px 0 0 rgb(255 255 255 / .7), inset -2px 0 0 rgb(0 0 0 / .3), inset -3px 0 0 rgb(255 255 255 / .55)',
} as const
