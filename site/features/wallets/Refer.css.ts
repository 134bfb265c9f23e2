import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font, radius } = vars

export const sharing = featureStyle({ display: 'grid', gap: 12, justifyItems: 'start' })
export const link = featureStyle({
  fontFamily: 'ui-monospace, monospace',
  background: color.sunken,
  borderRadius: radius.control,
  padding: '10px 14px',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const rows = featureStyle({ display: 'grid' })
export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
  ':first-child': { borderTop: 0 },
})
export const quiet = featureStyle({ font: font.small, color: color.text2 })
export const amount = featureStyle({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const ways = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
