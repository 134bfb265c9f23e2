import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const root = uiStyle({
  maxWidth: 260,
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  border: `1px solid ${fixedColors.snackbarLine}`,
  background: fixedColors.snackbar,
  color: fixedColors.white,
  font: vars.font.tiny,
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.hover,
  transition: `opacity ${vars.time.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
})
