import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { TRAY_ROOM } from '#site/styles/footRoom.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const note = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 20px',
  padding: `10px ${vars.size.gutter} calc(10px + ${TRAY_ROOM})`,
  background: color.sunken,
  borderTop: `1px solid ${color.line}`,
  font: vars.font.small,
  '@media': { [below('sm')]: { justifyContent: 'space-between' }, print: { display: 'none' } },
})
export const link = featureStyle({
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
