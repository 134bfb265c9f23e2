import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, variants } from '#site/styles/layered.ts'

export const line = featureStyle({ border: 0, borderTop: `1px solid ${vars.color.line}` })
export const spaces = variants(featureStyle, {
  s: { paddingBlock: 8 },
  m: { paddingBlock: 'clamp(16px, 2vw, 24px)' },
  l: { paddingBlock: 'clamp(28px, 4vw, 48px)' },
})
