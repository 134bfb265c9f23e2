import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars
const family = vars.font.family
const phone = below('md')

export const root = featureStyle({ background: color.band, color: color.onBand })
layeredGlobal('features', `${root} :focus-visible`, {
  boxShadow: `0 0 0 2px ${color.band}, 0 0 0 4px ${color.onBand}`,
})

export const inner = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1.08fr',
  gap: 'clamp(32px, 5vw, 80px)',
  paddingBlock: 'clamp(44px, 6vw, 80px)',
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const heading = featureStyle({
  fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.375rem)',
  lineHeight: 1.14,
  letterSpacing: '-.032em',
})
export const text = featureStyle({ color: color.onBand2, marginTop: 14, maxWidth: '34em' })
export const points = featureStyle({
  display: 'grid',
  gap: 10,
  margin: '22px 0 28px',
  font: `500 .9688rem/1.45 ${family}`,
})
export const point = featureStyle({ display: 'flex', gap: 10 })
export const tick = featureStyle({ color: color.bandMark, marginTop: 1 })

export const list = featureStyle({
  border: `1px solid ${color.bandLine}`,
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
})
export const entry = featureStyle({ selectors: { '& + &': { borderTop: `1px solid ${color.bandLine}` } } })
export const link = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '20px 20px 20px 24px',
  minHeight: 84,
  ':hover': { background: color.band2 },
  selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.onBand}` } },
  '@media': { [phone]: { padding: 16, minHeight: 72 } },
})
export const words = featureStyle({ flex: 1, minWidth: 0 })
export const title = featureStyle({
  display: 'block',
  font: `600 1.0625rem/1.35 ${family}`,
  letterSpacing: '-.014em',
  '@media': { [phone]: { fontSize: '.9688rem' } },
})
export const facts = featureStyle({ font: vars.font.small, color: color.onBand2 })
export const price = featureStyle({ font: `650 1.125rem/1 ${family}`, fontVariantNumeric: 'tabular-nums' })
export const chevron = featureStyle({ color: color.onBand2 })
