import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars

export const bar = featureStyle({
  background: color.primarySoft,
  color: color.text,
  font: vars.font.small,
  '@media': { print: { display: 'none' } },
})
// Set before the first paint (storageKeys.ts), so that a dismissed bar never flashes.
layeredGlobal('features', `html[data-announced] ${bar}`, { display: 'none' })

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  // Space for two lines: the line break depends on the loaded font, and the page below must not shift.
  '@media': { [below('sm')]: { minHeight: 56 } },
})
export const text = featureStyle({
  flex: 1,
  minWidth: 0,
  paddingBlock: 7,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const link = featureStyle({
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ':hover': { color: color.primaryText },
})
