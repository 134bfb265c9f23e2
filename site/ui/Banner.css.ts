import { vars } from '#site/styles/contract.css.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  font: `500 .875rem/1.45 ${vars.font.family}`,
})
export const tones = variants(uiStyle, {
  info: { background: color.infoSoft, color: color.info },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
})
export const text = uiStyle({ minWidth: 0, flex: 1, overflowWrap: 'anywhere' })
