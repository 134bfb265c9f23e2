import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, radius } = vars

export const sheet = featureStyle({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: 'auto',
  maxWidth: 'none',
  maxHeight: '80dvh',
  margin: 0,
  border: 0,
  padding: '18px 4px calc(20px + env(safe-area-inset-bottom))',
  background: color.surface,
  color: color.text,
  borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
  boxShadow: vars.shadow.overlay,
  overflowY: 'auto',
})
layeredGlobal('features', `${sheet}::backdrop`, { background: fixedColors.scrim })
export const sheetTitle = featureStyle({ font: vars.font.h3, paddingInline: 16, marginBottom: 8 })
