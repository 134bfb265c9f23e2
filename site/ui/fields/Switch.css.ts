import { touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { forcedColors } from '#site/styles/forcedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'flex',
  gap: 12,
  alignItems: 'start',
  minHeight: 32,
  paddingBlock: 4,
  font: `450 .9375rem/1.45 ${vars.font.family}`,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: color.text3, cursor: 'not-allowed' } },
  '@media': { [touch]: { minHeight: 44, paddingBlock: 10 } },
})

export const track = uiStyle({
  width: 40,
  height: 24,
  padding: 2,
  flex: 'none',
  borderRadius: vars.radius.full,
  border: `1.5px solid ${color.lineControl}`,
  background: color.surface,
  transition: `background ${vars.time.fast} ${vars.ease.out}`,
  selectors: {
    [`${root}[data-selected] &`]: { background: color.primary, borderColor: color.primaryMark },
    [`${root}[data-disabled] &`]: { background: color.press, borderColor: color.line2 },
    [`${root}[data-focus-visible] &`]: focusVisible,
  },
})

/** The bubble: an empty ring when off, filled when on. */
export const knob = uiStyle({
  display: 'block',
  width: 17,
  height: 17,
  borderRadius: '50%',
  background: color.lineControl,
  transition: `transform ${vars.time.fast} ${vars.ease.out}`,
  selectors: {
    [`${root}[data-selected] &`]: { background: color.onPrimary, transform: 'translateX(16px)' },
    [`${root}[data-disabled] &`]: { background: color.text3 },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { [`${root}[data-selected] &`]: { background: 'Highlight' } },
    },
  },
})

export const text = uiStyle({ display: 'grid', gap: 2, minWidth: 0, paddingTop: 1, overflowWrap: 'anywhere' })
export const note = uiStyle({ font: vars.font.small, color: color.text2 })
