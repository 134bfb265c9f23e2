import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const balance = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 32px',
})
export const label = featureStyle({ font: font.small, color: color.text2 })
export const amount = featureStyle({
  font: `660 2.5rem/1.15 ${font.family}`,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
})
export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '12px 24px',
  borderTop: `1px solid ${color.line}`,
  marginTop: 20,
  paddingTop: 16,
})
export const factValue = featureStyle({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const month = featureStyle({
  font: font.label,
  letterSpacing: 0,
  color: color.text2,
  marginBottom: 8,
})
export const list = featureStyle({
  overflow: 'hidden',
  '@media': { [below('sm')]: { borderRadius: 0, borderInline: 0, marginInline: -16 } },
})
export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '14px 24px',
  borderTop: `1px solid ${color.line}`,
  ':first-child': { borderTop: 0 },
  '@media': { [below('sm')]: { paddingInline: 20 } },
})
export const what = featureStyle({ fontWeight: 550, overflowWrap: 'anywhere' })
export const moved = featureStyle({
  fontWeight: 620,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const gained = featureStyle([moved, { color: color.success }])
export const notYet = featureStyle([moved, { color: color.text2 }])
export const detail = featureStyle({ font: font.small, color: color.text2, overflowWrap: 'anywhere' })
export const after = featureStyle([detail, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }])
export const more = featureStyle({ justifySelf: 'center' })
export const problem = featureStyle({ color: color.danger, font: font.small, textAlign: 'center' })
export const form = featureStyle({ display: 'grid', gap: 16 })
export const code = featureStyle({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.25rem',
  background: color.sunken,
  borderRadius: vars.radius.control,
  padding: '12px 16px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
