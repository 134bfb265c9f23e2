import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const frame = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: fixedColors.black,
  selectors: { '&[data-state="loading"]': { opacity: 0 } },
})
/** Under the player until it answers. */
export const waiting = uiStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  background: fixedColors.black,
  color: fixedColors.white,
  font: `500 .9375rem/1.4 ${vars.font.family}`,
  pointerEvents: 'none',
})
export const notice = uiStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: 16,
  overflow: 'auto',
  textAlign: 'center',
  background: vars.color.sunken,
  color: vars.color.text,
})
export const noticeText = uiStyle({ maxWidth: '44ch', font: `500 1rem/1.45 ${vars.font.family}` })
export const noticeWays = uiStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })
