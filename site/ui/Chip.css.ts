import { hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const row = uiStyle({ display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' })

export const root = uiStyle({
  minHeight: 36,
  paddingInline: 14,
  borderRadius: vars.radius.full,
  border: `1px solid ${color.line2}`,
  background: color.surface,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  paddingBlock: 6,
  font: `500 .875rem/1.3 ${vars.font.family}`,
  color: color.text,
  maxWidth: '100%',
  overflow: 'hidden',
  cursor: 'pointer',
  transition: `border-color ${vars.time.fast} ${vars.ease.out}`,
  '@media': { [hover]: { ':hover': { borderColor: color.lineControl } }, [touch]: { minHeight: 44 } },
})

export const states = variants(uiStyle, {
  off: {},
  on: { background: color.ink, color: color.onInk, borderColor: color.ink },
  /** An applied filter that a click removes. */
  set: { background: color.primarySoft, color: color.primaryText, borderColor: color.primaryLine },
})
