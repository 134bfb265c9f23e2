import { hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
export const list = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 })

export const tag = uiStyle({
  minHeight: 36,
  maxWidth: '100%',
  paddingInlineStart: 14,
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.full,
  border: `1px solid ${color.primaryLine}`,
  background: color.primarySoft,
  color: color.primaryText,
  font: `500 .875rem/1.2 ${vars.font.family}`,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-focus-visible]': { ...focusVisible },
    '&[data-disabled]': { background: color.press, borderColor: color.line2, color: color.text3 },
  },
  '@media': { [touch]: { minHeight: 44 } },
})

export const label = uiStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const remove = uiStyle({
  width: 34,
  height: 34,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { [touch]: { width: 44, height: 42 }, [hover]: { ':hover': { color: color.text } } },
})
