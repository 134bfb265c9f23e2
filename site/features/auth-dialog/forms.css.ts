import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { box, counter } from '#site/ui/fields/Field.css.ts'

const { color, font } = vars

export const fields = featureStyle({ display: 'grid', gap: 20 })
export const step = featureStyle({ display: 'grid', gap: 10 })
export const phoneRow = featureStyle({
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  gap: 12,
  // Aligns the fields when a label has two lines.
  alignItems: 'end',
  '@media': { [below('sm')]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: 8 } },
})
layeredGlobal('features', `${phoneRow} ${counter}`, {
  '@media': { [below('sm')]: { fontSize: '.75rem', alignSelf: 'center' } },
})
layeredGlobal('features', `${phoneRow} button${box}`, {
  '@media': { [below('sm')]: { gap: 6, paddingInline: 8 } },
})

/** The Change button is inside the read-only field, at its end. */
export const changeable = featureStyle({ position: 'relative' })
export const changeButton = featureStyle({ position: 'absolute', right: 6, bottom: 6, minHeight: 36 })

export const or = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  font: font.small,
  color: color.text3,
  marginBlock: -4,
  selectors: {
    '&::before, &::after': { content: '""', height: 1, background: color.line, flex: 1 },
  },
})
export const note = featureStyle({ font: `400 .8125rem/1.45 ${font.family}`, color: color.text2 })
export const resendLine = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  font: font.small,
  color: color.text2,
})
export const resendWait = featureStyle({ fontVariantNumeric: 'tabular-nums' })
export const resendButton = featureStyle({ marginInlineEnd: -14 })
export const backRow = featureStyle({ display: 'flex', justifyContent: 'center', marginBlock: -8 })
export const toggle = featureStyle({
  borderTop: `1px solid ${color.line}`,
  paddingTop: 14,
  display: 'flex',
  justifyContent: 'center',
  marginBottom: -10,
})
export const textLink = featureStyle({
  color: color.primary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
/** What happened, and below it the alternative. */
export const offer = featureStyle({ display: 'grid', gap: 10, justifyItems: 'start', textWrap: 'balance' })
/** Shown in both steps but disabled in the first: too small for a grey box. */
export const quietOff = featureStyle({ selectors: { '&[data-disabled]': { background: 'none' } } })
