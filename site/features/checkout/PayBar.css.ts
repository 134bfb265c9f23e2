import { from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const bar = featureStyle({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 30,
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  '@media': { [from('md')]: { display: 'none' } },
})
export const amount = featureStyle({
  font: `680 1.1875rem/1.2 ${font.family}`,
  letterSpacing: '-.022em',
  fontVariantNumeric: 'tabular-nums',
})
export const barButton = featureStyle({ flex: 1, minHeight: 48 })
