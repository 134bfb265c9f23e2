import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const list = featureStyle({
  borderInlineStart: `1px solid ${color.line}`,
  position: 'sticky',
  top: 64,
  height: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [below('lg')]: {
      position: 'static',
      height: 'auto',
      borderInlineStart: 0,
      borderTop: `8px solid ${color.sunken}`,
      paddingBottom: 40,
    },
  },
})
export const chapterHead = featureStyle({
  display: 'grid',
  gap: 4,
  padding: 20,
  cursor: 'pointer',
  borderBottom: `1px solid ${color.line}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  listStyle: 'none',
  '@media': { [hover]: { ':hover': { background: color.hover } } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.primaryText}` },
  },
})
export const chapter = featureStyle({
  selectors: { '&[open] + &': { borderTop: `1px solid ${color.line}` } },
})
export const chevron = featureStyle({
  color: color.text3,
  gridArea: '1 / 2 / 3 / 3',
  transition: `transform ${vars.time.mid} ${vars.ease.out}`,
  selectors: { [`${chapter}[open] &`]: { transform: 'rotate(180deg)' } },
})
export const chapterTitle = featureStyle({ font: font.h3, letterSpacing: vars.tracking.snug })
export const chapterFacts = featureStyle({
  font: font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const lesson = featureStyle({
  display: 'flex',
  gap: 14,
  alignItems: 'start',
  padding: '12px 20px',
  '@media': { [hover]: { ':hover': { background: color.hover } } },
  selectors: {
    '&[aria-current]': { background: color.primarySoft, boxShadow: `inset 3px 0 ${color.primaryMark}` },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.primaryText}` },
  },
})
export const title = featureStyle({
  display: 'block',
  font: `550 .9375rem/1.35 ${font.family}`,
  selectors: { [`${lesson}[aria-current] &`]: { fontWeight: 650 } },
})
export const facts = featureStyle({
  display: 'block',
  font: `450 .8125rem/1.4 ${font.family}`,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const lockSlot = featureStyle({
  width: 24,
  height: 24,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: color.text3,
})
