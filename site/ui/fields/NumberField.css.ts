import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'
import { box as fieldBox, input as fieldInput } from './Field.css.ts'

const { color } = vars

export const box = uiStyle([fieldBox, { paddingInline: 0, gap: 0, overflow: 'hidden', maxWidth: 200 }])

export const input = uiStyle([fieldInput, { textAlign: 'center', fontVariantNumeric: 'tabular-nums' }])

export const step = uiStyle({
  width: 46,
  height: 46,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: color.text2,
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderInlineEnd: `1px solid ${color.line2}` },
    '&:last-child': { borderInlineStart: `1px solid ${color.line2}` },
    '&[data-pressed]': { background: color.press },
    '&[data-disabled]': { color: color.text3, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [hover]: {
      selectors: { '&:hover:not([data-disabled])': { background: color.hover, color: color.text } },
    },
  },
})
