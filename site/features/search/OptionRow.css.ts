import { hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const option = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '5px 10px',
  borderRadius: vars.radius.control,
  color: color.text,
  scrollMarginBlock: 40,
  '@media': { [touch]: { minHeight: 48 }, [hover]: { ':hover': { background: color.hover } } },
  selectors: {
    '&[aria-selected="true"]': {
      background: color.hover,
      boxShadow: `inset 0 0 0 2px ${color.primaryText}`,
    },
  },
})
export const thumb = featureStyle({ width: 40, height: 40, flex: 'none' })
export const words = featureStyle({ display: 'grid', gap: 2, minWidth: 0, flex: 1 })
export const title = featureStyle({
  font: `550 .9375rem/1.35 ${vars.font.family}`,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const sub = featureStyle({
  font: `450 .8125rem/1.35 ${vars.font.family}`,
  color: color.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const price = featureStyle({
  font: `680 .9375rem/1.3 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
})
