import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  borderRadius: '50%',
  border: `1.5px solid ${color.lineControl}`,
  background: color.surface,
  color: color.text3,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  transition: `box-shadow ${vars.time.mid} ${vars.ease.out}, background ${vars.time.fast} ${vars.ease.out}`,
})

export const sizes = variants(uiStyle, {
  s: { width: 20, height: 20 },
  m: { width: 24, height: 24, font: `600 .75rem/1 ${vars.font.family}` },
  l: { width: 28, height: 28, font: `650 .8125rem/1 ${vars.font.family}` },
})

export const states = variants(uiStyle, {
  empty: {},
  /** Ring with a filled core. */
  current: {
    borderColor: color.primaryMark,
    background: color.primaryMark,
    boxShadow: `inset 0 0 0 4px ${color.surface}`,
  },
  /** Filled with its number. */
  filled: { borderColor: color.primaryMark, background: color.primary, color: color.onPrimary },
  failed: { borderColor: color.dangerFill, background: color.dangerFill, color: fixedColors.white },
  done: { borderColor: color.successFill, background: color.successFill, color: fixedColors.white },
})
