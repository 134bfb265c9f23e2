import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 24,
  paddingInline: 8,
  borderRadius: vars.radius.badge,
  font: `600 .75rem/1 ${vars.font.family}`,
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  overflow: 'hidden',
})

export const tones = variants(uiStyle, {
  neutral: { background: color.press, color: color.text2 },
  success: { background: color.successSoft, color: color.success },
  info: { background: color.infoSoft, color: color.info },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
  violet: { background: color.violetSoft, color: color.violet },
  line: { boxShadow: `inset 0 0 0 1px ${color.line2}`, color: color.text2 },
  /** On a cover: white in every mode. */
  cover: { background: fixedColors.white, color: fixedColors.ink },
  live: {
    background: color.dangerFill,
    color: fixedColors.white,
    '::before': { content: '""', width: 6, height: 6, borderRadius: '50%', background: fixedColors.white },
  },
})
