import { touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { chosenInForcedColors } from '#site/styles/forcedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const options = uiStyle({ display: 'grid', gap: 2 })
export const row = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: '2px 20px' })

export const option = uiStyle({
  display: 'flex',
  gap: 12,
  alignItems: 'start',
  font: `450 .9375rem/1.45 ${vars.font.family}`,
  minHeight: 32,
  paddingBlock: 5,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: color.text3, cursor: 'not-allowed' } },
  '@media': { [touch]: { minHeight: 44, paddingBlock: 11 } },
})

/** Options as rows of one card, the selected one on a soft background. */
export const cards = uiStyle({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflow: 'hidden',
})

export const card = uiStyle({
  padding: '18px 20px',
  gap: 14,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[data-selected]': { background: color.primarySoft },
  },
})

export const bubble = uiStyle({
  marginTop: 1,
  selectors: {
    [`${option}[data-selected] &`]: {
      borderColor: color.primaryMark,
      background: color.primaryMark,
      boxShadow: `inset 0 0 0 4px ${color.surface}`,
      ...chosenInForcedColors,
    },
    [`${option}[data-disabled] &`]: { borderColor: color.line2 },
    [`${option}[data-disabled][data-selected] &`]: { background: color.text3 },
    [`${option}[data-focus-visible] &`]: {
      ...focusVisible,
      boxShadow: `inset 0 0 0 4px ${color.surface}, ${focusVisible.boxShadow}`,
    },
  },
})

export const text = uiStyle({
  display: 'grid',
  gap: 2,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const note = uiStyle({ font: vars.font.small, color: color.text2 })
