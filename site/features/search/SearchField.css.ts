import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal, variants } from '#site/styles/layered.ts'

const { color } = vars

export const form = featureStyle({ position: 'relative', minWidth: 0 })

export const field = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 44,
  paddingInline: '14px 4px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.text2,
  selectors: {
    '&:focus-within': {
      background: color.surface,
      borderColor: color.primaryText,
      boxShadow: `0 0 0 1px ${color.primaryText}`,
    },
  },
})
export const input = featureStyle({
  flex: 1,
  minWidth: 0,
  height: 42,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  font: `450 1rem/1.3 ${vars.font.family}`,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&:focus-visible': { boxShadow: 'none' },
  },
})
// The field has a clear button of its own.
layeredGlobal('features', `${input}::-webkit-search-cancel-button`, { display: 'none' })

export const clear = featureStyle({
  width: 36,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.control,
  color: color.text2,
  '@media': { [hover]: { ':hover': { background: color.hover, color: color.text } } },
})

export const looks = variants(featureStyle, {
  header: { width: 300, maxWidth: '100%', flex: '0 1 300px', containerType: 'inline-size' },
  page: { maxWidth: 640 },
  sheet: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
})
layeredGlobal('features', `${looks.header} ${input}`, { fontSize: '.9375rem' })
layeredGlobal('features', `${looks.page} ${field}`, {
  height: 52,
  background: color.surface,
  borderColor: color.lineControl,
})
// The close button of the sheet is beside it.
layeredGlobal('features', `${looks.sheet} ${field}`, { margin: '13px 60px 8px 16px', flex: 'none' })
