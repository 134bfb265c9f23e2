import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, variants } from '#site/styles/layered.ts'

const { color, font } = vars

export const group = featureStyle({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  gap: 24,
  paddingBlock: 32,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const groupTitle = featureStyle({ font: font.h4 })
export const line = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const swatches = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: 12,
})
export const swatch = featureStyle({ font: font.tiny })
export const swatchColor = featureStyle({
  height: 48,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line}`,
  marginBottom: 4,
})
export const type = variants(featureStyle, {
  display: { font: font.display, letterSpacing: '-.042em' },
  h1: { font: font.h1, letterSpacing: vars.tracking.tight },
  h2: { font: font.h2, letterSpacing: '-.022em' },
  h3: { font: font.h3, letterSpacing: vars.tracking.snug },
  lead: { font: font.lead, color: color.text2 },
  small: { font: font.small, color: color.text2 },
})
