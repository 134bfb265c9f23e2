import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const zone = uiStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '22px 20px',
  textAlign: 'center',
  border: `1.5px dashed ${color.lineControl}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  font: font.small,
  color: color.text2,
  transition: `background ${vars.time.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: color.primaryText,
      background: color.primarySoft,
      color: color.primaryText,
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { background: color.sunken, borderColor: color.line2, color: color.text3 },
  },
})

export const list = uiStyle({ display: 'grid', gap: 8 })
export const file = uiStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  padding: '8px 4px 8px 8px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  '@media': { [hover]: { ':hover': { borderColor: color.line2 } } },
})
export const sound = uiStyle({ width: '100%', maxWidth: 280, height: 40 })
export const picture = uiStyle({
  width: 44,
  height: 44,
  objectFit: 'cover',
  borderRadius: vars.radius.badge,
  background: color.sunken,
})
export const mark = uiStyle({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.badge,
  background: color.sunken,
  color: color.text2,
})
export const name = uiStyle({
  font: font.label,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const size = uiStyle({ font: font.tiny, color: color.text2 })
export const reason = uiStyle({ minWidth: 0, overflowWrap: 'anywhere' })
export const text = uiStyle({ minWidth: 0 })
export const faults = uiStyle({ display: 'grid', gap: 4 })
