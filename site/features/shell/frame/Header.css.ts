import { below, from, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('md')

export const skipLink = featureStyle({
  position: 'fixed',
  left: 16,
  top: 8,
  zIndex: 80,
  background: color.surface,
  color: color.primaryText,
  font: vars.font.label,
  padding: '12px 16px',
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-80px)' } },
})

export const topbar = featureStyle({
  height: vars.size.topbar,
  background: color.band,
  color: color.onBand2,
  font: `450 .8125rem/1 ${vars.font.family}`,
  '@media': { [phone]: { display: 'none' } },
})
export const topbarRow = featureStyle({ height: '100%', display: 'flex', alignItems: 'center', gap: 24 })
export const topbarItem = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 28,
  whiteSpace: 'nowrap',
  selectors: {
    'a&:hover, button&:hover': { color: color.onBand },
    '&:focus-visible': { boxShadow: `0 0 0 2px ${color.band}, 0 0 0 4px ${color.onBand}` },
  },
})
/** An icon of 16 px with a click area of 28 px that takes no extra space. */
export const iconItem = featureStyle({ paddingInline: 6, marginInline: -6 })
export const strong = featureStyle({ color: color.onBand, fontWeight: 600 })
export const end = featureStyle({ marginInlineStart: 'auto' })

export const header = featureStyle({
  height: vars.size.header,
  background: color.bg,
  borderBottom: `1px solid ${color.line}`,
  position: 'sticky',
  top: 0,
  zIndex: 20,
})
export const headerRow = featureStyle({
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  '@media': { [phone]: { gap: 8 }, [below('sm')]: { gap: 4 } },
})
export const nav = featureStyle({
  display: 'flex',
  // Links that do not fit wrap below the visible edge, and scroll into view on keyboard focus.
  flexWrap: 'wrap',
  height: 42,
  gap: 2,
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [phone]: { display: 'none' } },
})
export const navLink = featureStyle({
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  font: `550 .9375rem/1.3 ${vars.font.family}`,
  color: color.text2,
  letterSpacing: '-.006em',
  whiteSpace: 'nowrap',
  '@media': { [hover]: { ':hover': { background: color.hover, color: color.text } } },
  selectors: {
    '&[aria-current]': {
      color: color.text,
      boxShadow: `inset 0 -2px 0 ${color.primaryMark}`,
      borderRadius: 0,
    },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.primaryText}` },
  },
})
export const tools = featureStyle({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  '@media': {
    [phone]: { gap: 2 },
    [below('sm')]: { gap: 0 },
    // The menu shrinks where the search is a button; else only the search shrinks (the menu drops an entry
    // for a tenth of a pixel), down to its minimum.
    [below('lg')]: { flexShrink: 0 },
    [from('lg')]: { flexShrink: 99_999, minWidth: 340 },
  },
})

/** The other language, where the top bar has no room. */
export const languageOnPhone = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  height: 44,
  borderRadius: vars.radius.control,
  font: `650 .875rem/1 ${vars.font.family}`,
  color: vars.color.text2,
  // The footer has it too.
  '@media': {
    [from('md')]: { display: 'none' },
    [below('sm')]: { display: 'none' },
  },
})
