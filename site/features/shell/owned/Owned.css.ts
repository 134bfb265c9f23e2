import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

/** What the button on the right takes. */
const OPEN = 92

export const foot = featureStyle({ display: 'grid', gap: 8, flex: 1, minWidth: 0, paddingInlineEnd: OPEN })
export const wideFoot = featureStyle({ display: 'grid', gap: 8, flex: 1, minWidth: 0 })
export const line = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  font: `550 .8125rem/1.4 ${font.family}`,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const mark = featureStyle({ color: color.success, flex: 'none' })
export const bar = featureStyle({ width: '100%' })
export const open = featureStyle({ position: 'absolute', right: 14, bottom: 14, zIndex: 1 })
