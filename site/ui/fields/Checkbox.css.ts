import { touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { chosenInForcedColors } from '#site/styles/forcedColors.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'flex',
  gap: 10,
  alignItems: 'start',
  font: `450 .9375rem/1.45 ${vars.font.family}`,
  minHeight: 32,
  paddingBlock: 5,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: color.text3, cursor: 'not-allowed' } },
  '@media': { [touch]: { minHeight: 44, paddingBlock: 11 } },
})

export const box = uiStyle({
  width: 20,
  height: 20,
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: vars.radius.badge,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  background: color.surface,
  marginTop: 1,
  color: color.onPrimary,
  transition: `background ${vars.time.fast} ${vars.ease.out}`,
  selectors: {
    [`${root}[data-selected] &, &[data-on]`]: {
      background: color.primary,
      borderColor: color.primaryMark,
      ...chosenInForcedColors,
    },
    [`${root}[data-disabled] &`]: { background: color.press, borderColor: color.line2, color: color.text3 },
    [`${root}:is([data-focus-visible], :has(:focus-visible)) &`]: focusVisible,
    [`${root}[data-invalid] &`]: { borderColor: color.danger },
  },
})
// Not by a transparent colour: forced colours would show it.
layeredGlobal('ui', `:not(${root}[data-selected]) > ${box}:not([data-on]) > svg`, { visibility: 'hidden' })

export const text = uiStyle({ minWidth: 0, overflowWrap: 'anywhere' })
