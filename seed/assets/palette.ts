/** Background and ink colour of a cover, the same as in the storefront's generated covers of the subject. */
export const PALETTE = {
  chemistry: { ground: '#0f4a46', ink: '#62c9b4' },
  maths: { ground: '#7a2f1d', ink: '#ffab8a' },
  polity: { ground: '#5c4310', ink: '#f0c465' },
  geography: { ground: '#1c4a5c', ink: '#7cc6de' },
  history: { ground: '#5a2733', ink: '#f09aa4' },
  hindi: { ground: '#85261f', ink: '#ffb199' },
  english: { ground: '#2b3440', ink: '#b4c3d6' },
} as const

export type Palette = { ground: string; ink: string }

export const WIDTH = 1280
export const HEIGHT = 720

/** Rounds numbers of drawings to one decimal: precise enough for the eye, and the same on every machine. */
export const roundCoordinate = (value: number): string => String(Math.round(value * 10) / 10)

/** A cover: the drawing on the right, fading into the background towards the lower left, where text goes. */
export const cover = ({ ground, ink }: Palette, drawing: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="fade" x1="0" y1="1" x2="0.8" y2="0.3">
      <stop offset="0.28" stop-color="${ground}"/>
      <stop offset="0.78" stop-color="${ground}" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
  <g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/>
</svg>`
