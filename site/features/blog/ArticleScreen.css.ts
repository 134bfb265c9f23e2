import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars

/** Everything is in the column of the text. */
export const article = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(24px, 3vw, 36px)',
  paddingBlock: 'clamp(20px, 2.6vw, 36px) clamp(40px, 5.4vw, 72px)',
})
layeredGlobal('features', `${article} > *`, { width: '100%', maxWidth: '68ch' })

export const head = featureStyle({ display: 'grid', gap: 14 })
export const lead = featureStyle({ font: vars.font.lead, color: color.text2 })
export const byline = featureStyle({ display: 'flex', alignItems: 'center', gap: 12, marginTop: 4 })
export const authorName = featureStyle({ display: 'block', font: vars.font.label })
export const facts = featureStyle({
  font: vars.font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const cover = featureStyle({
  borderRadius: vars.radius.card,
  '@media': { [below('sm')]: { borderRadius: vars.radius.control } },
})
export const bio = featureStyle({
  display: 'flex',
  gap: 14,
  alignItems: 'start',
  paddingTop: 20,
  borderTop: `1px solid ${color.line}`,
})
export const bioText = featureStyle({ font: vars.font.small, color: color.text2, marginTop: 2 })
export const related = featureStyle({ borderTop: `1px solid ${color.line}` })
