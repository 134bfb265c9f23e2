import { vars } from './contract.css.ts'

/** 2 px gap and 2 px ring. The transparent outline becomes visible in forced colours, without shadows. */
export const focusRing = {
  outline: '2px solid transparent',
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${vars.color.bg}, 0 0 0 4px ${vars.color.primaryText}`,
  borderRadius: vars.radius.badge,
} as const

/** The same ring for a react-aria control, which reports its own focus; keeps the control's own radius. */
export const focusVisible = {
  outline: focusRing.outline,
  outlineOffset: focusRing.outlineOffset,
  boxShadow: focusRing.boxShadow,
} as const
