import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const trigger = uiStyle({ cursor: 'pointer', textAlign: 'start', outline: 'none' })
export const value = uiStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.text3 } },
})

export const popover = uiStyle({
  minWidth: 'var(--trigger-width)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  overflow: 'auto',
  outline: 'none',
  transition: `opacity ${vars.time.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
})

export const list = uiStyle({ padding: 6, outline: 'none', display: 'grid', gap: 2, maxHeight: 'inherit' })

export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  font: `450 .9375rem/1.35 ${vars.font.family}`,
  cursor: 'pointer',
  outline: 'none',
  color: color.text,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.hover },
    '&[data-selected]': { color: color.primaryText, fontWeight: 600 },
    '&[data-disabled]': { color: color.text3, cursor: 'not-allowed' },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.primaryText}` },
  },
})
export const check = uiStyle({ marginInlineStart: 'auto' })
