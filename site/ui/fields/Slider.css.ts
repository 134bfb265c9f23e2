import { touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { forcedColors } from '#site/styles/forcedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({ display: 'grid', gap: 2, minWidth: 0 })

/** Half a thumb of space at both ends, so that a thumb never overflows the column. */
export const track = uiStyle({
  position: 'relative',
  height: 32,
  marginInline: 10,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: -10,
      top: 'calc(50% - 2px)',
      height: 4,
      borderRadius: 2,
      background: color.press,
      border: '0 solid transparent',
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [touch]: { height: 44 }, [forcedColors]: { '::before': { borderTopWidth: 4 } } },
})

export const fill = uiStyle({
  selectors: {
    // react-aria positions the box itself, over the full height of the track.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 'calc(50% - 2px)',
      height: 4,
      borderRadius: 2,
      background: color.primaryMark,
    },
    [`${track}[data-disabled] &::before`]: { background: color.lineControl },
  },
  '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } } },
})
/** With one thumb: from the very end of the line. */
export const fillFromEnd = uiStyle({ '::before': { insetInlineStart: -10 } })

export const thumb = uiStyle({
  top: '50%',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `2px solid ${color.primaryMark}`,
  background: color.surface,
  cursor: 'grab',
  selectors: {
    // A finger needs a larger target than the visible ring.
    '&::after': { content: '""', position: 'absolute', inset: -13, borderRadius: '50%' },
    '&[data-dragging]': { background: color.primaryMark, cursor: 'grabbing' },
    '&[data-focus-visible]': focusVisible,
    '&[data-disabled]': { borderColor: color.lineControl, cursor: 'not-allowed' },
  },
})

export const values = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  font: vars.font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
