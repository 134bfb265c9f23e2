import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

export const page = featureStyle({
  paddingBlock: '32px 88px',
  '@media': { [below('md')]: { paddingBlock: '24px 120px' } },
})
layeredGlobal('features', `${page} > h1`, { marginBottom: 24, outline: 'none' })
export const count = featureStyle({
  color: vars.color.text3,
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
})
