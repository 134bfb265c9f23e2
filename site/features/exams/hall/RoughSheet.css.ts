import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const tools = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
export const canvas = featureStyle({
  width: '100%',
  aspectRatio: '16 / 10',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.bg,
  color: color.text,
  touchAction: 'none',
  cursor: 'crosshair',
})
export const text = featureStyle({
  width: '100%',
  aspectRatio: '16 / 10',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.bg,
  color: color.text,
  padding: 12,
  font: font.body,
  resize: 'none',
  selectors: { '&:focus-visible': focusVisible },
})
export const hint = featureStyle({ font: font.tiny, color: color.text2 })
