import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { title as coverTitle } from '#site/ui/media/Cover.css.ts'

const { color } = vars
const phone = below('md')

/**
 * Overlaps the coloured head of the page and stays in view; directly under the head on phones. It comes first in the document,
 * too: content that a browser renders while the rest still loads must not move down for it.
 */
export const root = featureStyle({
  gridColumn: 2,
  gridRow: 1,
  marginTop: -132,
  position: 'sticky',
  top: `calc(${vars.size.header} + 20px)`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  zIndex: 2,
  '@media': {
    [phone]: { gridColumn: 1, marginTop: 0, position: 'static', boxShadow: 'none' },
    // In a low window the card's bottom must still be reachable.
    '(min-width: 900px) and (max-height: 860px)': { position: 'relative', top: 'auto' },
  },
})
/** With many options the card is taller than most windows. */
export const isTall = featureStyle({ '@media': { [from('md')]: { position: 'relative', top: 'auto' } } })
export const cover = featureStyle({ borderRadius: 0 })
export const stand = featureStyle({
  background: color.sunken,
  display: 'grid',
  placeItems: 'center',
  padding: '28px 20px',
})
export const book = featureStyle({ width: 'min(200px, 60%)' })
/** A book in several editions: its price and buttons stay on the first screen of a desktop. */
export const isCompact = featureStyle({ '@media': { [from('md')]: { marginTop: -200 } } })
layeredGlobal('features', `${isCompact} ${stand}`, { '@media': { [from('md')]: { paddingBlock: 12 } } })
layeredGlobal('features', `${isCompact} ${book}`, { '@media': { [from('md')]: { width: 104 } } })
// The longest words of a title fit the small cover.
layeredGlobal('features', `${isCompact} ${book} ${coverTitle}`, {
  '@media': { [from('md')]: { left: 14, right: 8, fontSize: '.75rem' } },
})
export const inside = featureStyle({
  padding: 22,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [phone]: { padding: 18 } },
})
export const prices = featureStyle({ display: 'grid', gap: 6 })
export const sale = featureStyle({ font: `550 .875rem/1.4 ${vars.font.family}`, color: color.success })
export const note = featureStyle({ font: vars.font.small, color: color.text2 })
export const buy = featureStyle({
  marginTop: 16,
  display: 'grid',
  gap: 8,
  '@media': { [phone]: { display: 'none' } },
})
export const coupon = featureStyle({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  marginTop: 16,
  borderRadius: vars.radius.control,
  background: color.successSoft,
  color: color.success,
  font: `500 .875rem/1.4 ${vars.font.family}`,
})
export const couponIcon = featureStyle({ flex: 'none', marginTop: 1 })
/** Needs a script; buying directly does not. */
export const addToCart = featureStyle({ '@media': { '(scripting: none)': { display: 'none' } } })
export const iconButton = featureStyle({ paddingInline: 0, width: 48, flex: 'none' })
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
layeredGlobal('features', `${actions} > *`, { flex: '1 1 104px' })
export const included = featureStyle({
  display: 'grid',
  gap: 11,
  font: `450 .9063rem/1.4 ${vars.font.family}`,
  color: color.text2,
  paddingTop: 4,
})
export const point = featureStyle({ display: 'flex', gap: 12, minWidth: 0, overflowWrap: 'anywhere' })
export const pointIcon = featureStyle({ color: color.text3, marginTop: 1, flex: 'none' })
export const barButton = featureStyle({ flex: 1 })
