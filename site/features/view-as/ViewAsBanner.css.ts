import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const bar = featureStyle({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px 16px',
  padding: '8px 16px',
  background: color.warningSoft,
  borderBottom: `1px solid ${color.line}`,
  color: color.warning,
  font: vars.font.label,
})
