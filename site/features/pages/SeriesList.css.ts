import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { root as coverRoot } from '#site/ui/media/Cover.css.ts'

const { color } = vars

export const list = featureStyle({
  selectors: { '* + &': { marginTop: 16 } },
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
})
export const root = featureStyle({
  display: 'flex',
  gap: 16,
  padding: 16,
  alignItems: 'start',
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [below('sm')]: { padding: 12, gap: 12 } },
})
layeredGlobal('features', `${root} ${coverRoot}`, {
  '@media': { [below('sm')]: { width: 64, aspectRatio: '1' } },
})
export const body = featureStyle({ display: 'grid', gap: 5, minWidth: 0, flex: 1 })
export const title = featureStyle({
  font: `620 1.0625rem/1.36 ${vars.font.family}`,
  letterSpacing: '-.014em',
})
export const summary = featureStyle({ font: vars.font.small, color: color.text2 })
export const facts = featureStyle({
  font: `450 .8125rem/1.4 ${vars.font.family}`,
  color: color.text2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  marginTop: 3,
})
export const free = featureStyle({ color: color.success, fontWeight: 600 })
