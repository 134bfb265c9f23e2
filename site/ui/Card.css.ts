import { vars } from '#site/styles/contract.css.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

export const root = uiStyle({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
export const pads = variants(uiStyle, {
  none: {},
  m: { padding: 20 },
  l: { padding: 'clamp(18px, 2vw, 28px)' },
})
