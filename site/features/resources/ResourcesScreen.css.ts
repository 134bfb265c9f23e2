import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const head = featureStyle({ background: color.sunken, borderBottom: `1px solid ${color.line}` })
export const headInner = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingBlock: 'clamp(28px, 4vw, 48px) 20px',
})
export const sub = featureStyle({ marginTop: 6, color: color.text2, maxWidth: '60ch' })
export const filters = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const cell = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [below('sm')]: { borderBottom: 0 } },
})
