import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('md')
const FADE = '32px'

export const bar = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '0 24px',
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
  '@media': { [phone]: { padding: '0 8px', gap: 4 } },
})
export const tabs = featureStyle({
  // Words for screen readers alone scroll with it; else they would make the page of a phone as wide and high as it is inside.
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  flex: 1,
  flexWrap: 'wrap',
  paddingInline: 2,
  '@media': { [phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
  // What is out of sight fades at its end, so that the row is seen to scroll.
  selectors: {
    '&[data-after]': { maskImage: `linear-gradient(to left, transparent, black ${FADE})` },
    '&[data-before]': { maskImage: `linear-gradient(to right, transparent, black ${FADE})` },
    '&[data-before][data-after]': {
      maskImage: `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`,
    },
  },
})
export const tab = featureStyle({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  flex: 'none',
  minHeight: 49,
  padding: '12px 12px',
  border: 0,
  borderBottom: '2px solid transparent',
  marginBottom: -1,
  background: 'none',
  color: color.text2,
  font: `550 .9375rem/1.4 ${font.family}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: color.text, borderBottomColor: color.primaryMark },
    '&:focus-visible': { ...focusVisible, boxShadow: `inset 0 0 0 2px ${color.primaryText}` },
    '&:disabled': { color: color.text3, cursor: 'default' },
  },
  '@media': { [phone]: { padding: '12px 10px' } },
})
export const count = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  height: 20,
  padding: '0 6px',
  borderRadius: vars.radius.badge,
  background: color.press,
  color: color.text2,
  font: `600 .75rem/1 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { background: color.infoSoft, color: color.info } },
})
export const languages = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  border: 0,
  padding: 0,
  margin: 0,
  flex: 'none',
  font: font.small,
  color: color.text2,
})
export const language = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 7px',
  border: 0,
  background: 'none',
  color: color.text2,
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.badge,
  selectors: {
    '&[aria-pressed="true"]': { color: color.text, fontWeight: 650 },
    '&:focus-visible': focusVisible,
  },
})
/** On phones there is room for the other language alone. */
export const other = featureStyle({
  '@media': { [phone]: { selectors: { '&[aria-pressed="true"]': { display: 'none' } } } },
})
export const viewIn = featureStyle({ '@media': { [phone]: { display: 'none' } } })
export const both = featureStyle({ '@media': { [below('sm')]: { display: 'none' } } })
