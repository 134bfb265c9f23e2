import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('sm')

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
})
export const cardTitle = featureStyle({ font: font.h3, letterSpacing: '-.014em' })
export const intro = featureStyle({ color: color.text2, maxWidth: '66ch', marginTop: 4 })

/** Ruled rows: label, value, action. */
export const rows = featureStyle({ display: 'grid', marginTop: 12, marginBottom: -12 })
export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 60,
  paddingBlock: 10,
  borderTop: `1px solid ${color.line}`,
  // The button has room of its own at its side.
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, paddingBlock: 12 },
  },
})
export const label = featureStyle({
  font: font.small,
  color: color.text2,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
})
export const value = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  minWidth: 0,
})
export const nothing = featureStyle({ color: color.text3, fontWeight: 400 })
export const rowNote = featureStyle({ flexBasis: '100%', font: font.small, color: color.text2 })
export const action = featureStyle({ marginInlineEnd: -14, gridColumn: -2 })

export const form = featureStyle({ display: 'grid', gap: 20, marginTop: 16 })
export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  '@media': { [phone]: { display: 'grid' } },
})
export const footNote = featureStyle({ color: color.text2, font: font.small, marginInlineStart: 'auto' })

export const device = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 14px',
  paddingBlock: 14,
  borderTop: `1px solid ${color.line}`,
})
export const deviceIcon = featureStyle({ color: color.text2, display: 'grid' })
export const deviceName = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: 550,
})
export const deviceFacts = featureStyle({ font: font.small, color: color.text2, marginTop: 2 })
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  borderTop: `1px solid ${color.line}`,
  paddingTop: 16,
  marginTop: 2,
  marginBottom: 12,
  '@media': { [phone]: { display: 'grid' } },
})

export const part = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 24px',
  alignItems: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 } },
})
export const partTitle = featureStyle({ font: font.h4 })
export const partText = featureStyle({ color: color.text2, maxWidth: '66ch', marginTop: 4 })
export const rule = featureStyle({ borderTop: `1px solid ${color.line}`, marginBlock: 20 })
export const kept = featureStyle({
  display: 'grid',
  gap: 6,
  marginTop: 10,
  paddingInlineStart: 18,
  color: color.text2,
  listStyle: 'disc',
  maxWidth: '66ch',
})
