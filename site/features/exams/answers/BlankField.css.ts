import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const blank = featureStyle({
  display: 'inline-block',
  width: '11em',
  maxWidth: '100%',
  minHeight: 44,
  marginInline: 4,
  padding: '4px 10px',
  border: 0,
  borderBottom: `2px solid ${vars.color.lineControl}`,
  borderRadius: `${vars.radius.badge} ${vars.radius.badge} 0 0`,
  background: vars.color.sunken,
  color: vars.color.text,
  font: `550 1em/1.4 ${vars.font.family}`,
  selectors: { '&:focus-visible': { ...focusVisible, borderBottomColor: vars.color.primary } },
})
