import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { chosenInForcedColors } from '#site/styles/forcedColors.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const root = uiStyle({ padding: 12, width: 'fit-content', maxWidth: '100%' })
export const head = uiStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  marginBottom: 4,
})
export const title = uiStyle({ font: font.h4, textAlign: 'center' })
export const turn = uiStyle({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  color: color.text2,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusVisible,
    '&[data-disabled]': { color: color.line2, cursor: 'not-allowed' },
  },
  '@media': { [hover]: { selectors: { '&:hover:not([data-disabled])': { background: color.hover } } } },
})
export const grid = uiStyle({ borderCollapse: 'separate', borderSpacing: 0, width: 'auto' })
layeredGlobal('ui', `${grid} td`, { padding: 1 })

export const weekday = uiStyle({ height: 32, font: font.tiny, color: color.text2, textAlign: 'center' })

export const day = uiStyle({
  width: 42,
  height: 42,
  display: 'grid',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: '50%',
  font: `450 .9375rem/1 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  position: 'relative',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { borderColor: color.lineControl, fontWeight: 600 },
    '&[data-selected]': {
      background: color.primary,
      color: color.onPrimary,
      fontWeight: 600,
      ...chosenInForcedColors,
    },
    '&[data-disabled], &[data-unavailable]': { color: color.text3, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-focus-visible]': { ...focusVisible, zIndex: 1 },
  },
  '@media': {
    [hover]: {
      selectors: {
        '&:hover:not([data-selected], [data-disabled], [data-unavailable])': { background: color.hover },
      },
    },
  },
})
