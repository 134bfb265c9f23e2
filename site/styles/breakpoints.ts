/** Lower edges of the layout ranges in px (spec 9). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1120, xl: 1500, xxl: 1920 } as const

type Breakpoint = Exclude<keyof typeof breakpoints, 'xs'>

/** Media query for this range and every wider one. */
export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`

/** Media query for every range narrower than this one. */
export const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`

export const touch = '(pointer: coarse)'
export const hover = '(hover: hover)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
