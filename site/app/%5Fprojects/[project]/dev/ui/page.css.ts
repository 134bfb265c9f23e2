import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusRing } from '#site/styles/focusRing.ts'
import { featureStyle, variants } from '#site/styles/layered.ts'

const { color, font } = vars

export const bar = featureStyle({
  position: 'sticky',
  top: vars.size.header,
  zIndex: 5,
  background: color.bg,
  marginTop: 20,
  paddingTop: 12,
})
export const switches = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
})
export const group = featureStyle({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  gap: 24,
  paddingBlock: 32,
  borderBottom: `1px solid ${color.line}`,
  scrollMarginTop: 140,
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const groupTitle = featureStyle({ font: font.h4 })
export const caption = featureStyle({ font: font.tiny, color: color.text3 })
export const line = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const states = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, max-content)',
  gap: '12px 16px',
  alignItems: 'center',
  overflowX: 'auto',
  // Room for focus rings.
  padding: 4,
  margin: -4,
})
export const ringed = featureStyle({
  outline: focusRing.outline,
  outlineOffset: focusRing.outlineOffset,
  boxShadow: focusRing.boxShadow,
})
export const hovered = featureStyle({ background: color.primaryHover })
export const clipped = featureStyle({
  maxHeight: 92,
  overflow: 'hidden',
  padding: 8,
  border: `1px dashed ${color.line2}`,
  borderRadius: vars.radius.control,
})
export const swatches = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: 12,
})
export const swatch = featureStyle({ font: font.tiny })
export const swatchColor = featureStyle({
  height: 48,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line}`,
  marginBottom: 4,
})
export const square = featureStyle({
  width: 64,
  height: 64,
  background: color.surface,
  border: `1px solid ${color.line}`,
})
export const roundings = variants(featureStyle, {
  badge: { borderRadius: vars.radius.badge },
  control: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
  dialog: { borderRadius: vars.radius.dialog },
  full: { borderRadius: vars.radius.full },
})
export const shadows = variants(featureStyle, {
  raised: { boxShadow: vars.shadow.raised },
  hover: { boxShadow: vars.shadow.hover },
  overlay: { boxShadow: vars.shadow.overlay },
})
export const type = variants(featureStyle, {
  display: { font: font.display, letterSpacing: '-.042em' },
  h1: { font: font.h1, letterSpacing: vars.tracking.tight },
  h2: { font: font.h2, letterSpacing: '-.022em' },
  h3: { font: font.h3, letterSpacing: vars.tracking.snug },
  lead: { font: font.lead, color: color.text2 },
  small: { font: font.small, color: color.text2 },
})
export const narrow = featureStyle({ maxWidth: 420 })
export const framed = featureStyle({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  width: 'fit-content',
  maxWidth: '100%',
})
