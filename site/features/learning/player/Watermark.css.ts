import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const mark = featureStyle({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  userSelect: 'none',
  whiteSpace: 'nowrap',
  font: `500 .75rem/1.4 ${vars.font.family}`,
  color: fixedColors.white,
  opacity: 0.42,
  textShadow: `0 0 2px ${fixedColors.black}`,
})
