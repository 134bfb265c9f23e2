import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

/** Text and FAQs: a column of readable width. */
export const narrow = featureStyle({ maxWidth: 820 })
export const pageHead = featureStyle({
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
})
export const pageHeadInner = featureStyle({ paddingBlock: 'clamp(28px, 4vw, 56px)' })

/** A section that follows one on the same background. */
export const joined = featureStyle({})
layeredGlobal('features', `${joined} > section`, { paddingTop: 8 })

export const faq = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr)',
  gap: '0 clamp(24px, 5vw, 80px)',
  alignItems: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
