import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const phone = below('md')

export const root = featureStyle({ borderBottom: `1px solid ${vars.color.line}` })
export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  paddingBlock: 26,
  '@media': { [phone]: { gridTemplateColumns: '1fr 1fr', gap: '18px 0', paddingBlock: 20 } },
})
export const item = featureStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.color.line}`, paddingLeft: 'clamp(14px, 2.4vw, 32px)' },
  },
  '@media': { [phone]: { selectors: { '&:nth-child(odd)': { borderLeft: 0, paddingLeft: 0 } } } },
})
export const value = featureStyle({
  font: `660 1.5rem/1.2 ${vars.font.family}`,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: '1.25rem' } },
})
export const label = featureStyle({ font: vars.font.small, color: vars.color.text2 })
