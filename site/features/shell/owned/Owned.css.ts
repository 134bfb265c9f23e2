import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { grids } from '#site/ui/ItemCard.css.ts'

const { color, font } = vars

const phone = below('sm')

export const foot = featureStyle({
  display: 'grid',
  gap: 8,
  flex: 1,
  minWidth: 0,
  // The width of the links on the right.
  paddingInlineEnd: 76,
  selectors: {
    '&[data-ends]': { paddingInlineEnd: 138, '@media': { [phone]: { paddingInlineEnd: 116 } } },
  },
})
export const wideFoot = featureStyle({ display: 'grid', gap: 8, flex: 1, minWidth: 0 })
export const line = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  font: `550 .8125rem/1.4 ${font.family}`,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  // The same height as the links beside it.
  selectors: { [`${foot} > &:only-child`]: { minHeight: 36 } },
})
export const mark = featureStyle({ color: color.success, flex: 'none' })
export const bar = featureStyle({ width: '100%' })
export const links = featureStyle({
  position: 'absolute',
  right: 14,
  bottom: 14,
  zIndex: 1,
  display: 'flex',
  gap: 4,
})
// Books have no card around them.
layeredGlobal('features', `${grids.shelf} ${links}`, { right: 0, bottom: 0 })
// `&&`, so that they win over the button's own rules in whatever order the two files load.
export const extend = featureStyle({
  selectors: { '&&': { paddingInline: 8 } },
  '@media': { [phone]: { selectors: { '&&': { paddingInline: 0, width: 44 } } } },
})
/** Rows on phones have no room for the word. */
export const extendWord = featureStyle({ '@media': { [phone]: { display: 'none' } } })
export const extendMark = featureStyle({ '@media': { [from('sm')]: { display: 'none' } } })
