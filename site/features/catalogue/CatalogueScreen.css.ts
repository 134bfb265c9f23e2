import { below, from, hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars
const family = vars.font.family
const phone = below('md')

export const page = featureStyle({
  paddingBlock: '20px 88px',
  '@media': {
    [phone]: { paddingBlock: '14px 48px' },
  },
})
// From here on the grid uses the full width, and the shell around it has the same edges.
layeredGlobal('features', `body:has(${page})`, {
  '@media': { [from('xl')]: { vars: { [vars.size.container]: vars.size.containerWide } } },
})

export const head = featureStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 24,
  margin: '10px 0 28px',
  '@media': { [phone]: { margin: '6px 0 18px' } },
})
export const count = featureStyle({ marginTop: 4, color: color.text2 })
export const intro = featureStyle({
  font: vars.font.lead,
  color: color.text2,
  maxWidth: '72ch',
  margin: '-12px 0 24px',
})
export const subcategories = featureStyle({ marginBottom: 24 })
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.sidenav} minmax(0, 1fr)`,
  gap: 'clamp(24px, 3vw, 48px)',
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const applied = featureStyle({ marginBottom: 20 })

/** The bar with Filters and Sort on phones. */
export const bar = featureStyle({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 12,
      position: 'sticky',
      top: vars.size.header,
      zIndex: 10,
      background: color.bg,
      margin: `-8px calc(-1 * ${vars.size.gutter}) 16px`,
      padding: `8px ${vars.size.gutter} 12px`,
      borderBottom: `1px solid ${color.line}`,
    },
  },
})
export const barCount = featureStyle({
  minWidth: 20,
  height: 20,
  borderRadius: vars.radius.badge,
  display: 'inline-grid',
  placeItems: 'center',
  background: color.primarySoft,
  color: color.primaryText,
  font: `600 .75rem/1 ${family}`,
})

/** One set of links: beside the list, or in a bottom sheet on phones. */
export const filters = featureStyle({
  '@media': {
    [from('md')]: {
      display: 'block',
      position: 'sticky',
      inset: 'auto',
      top: 94,
      border: 0,
      padding: 0,
      margin: 0,
      width: 'auto',
      height: 'auto',
      background: 'none',
      color: 'inherit',
      overflow: 'visible',
    },
  },
})
const sheet = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: 'auto',
  maxWidth: 'none',
  maxHeight: '92dvh',
  height: 'auto',
  margin: 0,
  border: 0,
  padding: '10px 20px calc(28px + env(safe-area-inset-bottom))',
  background: color.surface,
  color: color.text,
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
  boxShadow: vars.shadow.overlay,
  overflowY: 'auto',
} as const
export const sheetOnPhone = featureStyle({ '@media': { [phone]: sheet } })
layeredGlobal('features', `${sheetOnPhone}::backdrop`, {
  '@media': { [phone]: { background: fixedColors.scrim } },
})
export const sheetFoot = featureStyle({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'block',
      position: 'sticky',
      // Reaches through the padding of the sheet to the edge of the screen.
      bottom: 'calc(-28px - env(safe-area-inset-bottom))',
      marginBottom: 'calc(-28px - env(safe-area-inset-bottom))',
      paddingBlock: '20px calc(14px + env(safe-area-inset-bottom))',
      background: color.surface,
    },
  },
})
/** The title and close button of the sheet; beside the list neither is needed. */
export const sheetHead = featureStyle({
  display: 'none',
  '@media': {
    [phone]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 12 },
  },
})
export const sheetTitle = featureStyle({ font: vars.font.h3 })
export const grabber = featureStyle({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'block',
      width: 40,
      height: 4,
      borderRadius: 2,
      background: color.line2,
      margin: '0 auto 14px',
    },
  },
})

export const group = featureStyle({
  selectors: { '& + &': { borderTop: `1px solid ${color.line}`, marginTop: 20, paddingTop: 20 } },
})
export const groupTitle = featureStyle({ font: `600 .9375rem/1.45 ${family}`, marginBottom: 8 })
export const choice = featureStyle({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 32,
  font: `450 .9375rem/1.45 ${family}`,
  borderRadius: vars.radius.badge,
  '@media': {
    [touch]: { minHeight: 44 },
    [hover]: { selectors: { 'a&:hover': { color: color.primaryText } } },
  },
  selectors: { '&[data-empty]': { color: color.text3 } },
})
export const choiceCount = featureStyle({
  marginInlineStart: 'auto',
  color: color.text3,
  font: `450 .8125rem/1 ${family}`,
  fontVariantNumeric: 'tabular-nums',
})
export const more = featureStyle({
  font: `550 .875rem/1.4 ${family}`,
  color: color.primaryText,
  cursor: 'pointer',
  paddingBlock: 6,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '[open] > &': { display: 'none' } },
})

export const sort = featureStyle({ position: 'relative', '@media': { [phone]: { display: 'none' } } })
export const sortRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  font: vars.font.small,
  color: color.text2,
})
export const sortButton = featureStyle({
  minHeight: 40,
  minWidth: 190,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  paddingInline: 14,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  font: `450 .9375rem/1.3 ${family}`,
  anchorName: '--sort',
} as object)
export const sortMenu = featureStyle({
  '@media': {
    [from('md')]: {
      positionAnchor: '--sort',
      position: 'fixed',
      inset: 'auto',
      top: 'anchor(bottom)',
      right: 'anchor(right)',
      margin: '6px 0 0',
      width: 220,
      padding: 6,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.card,
      background: color.surface,
      color: color.text,
      boxShadow: vars.shadow.overlay,
    } as object,
  },
})
export const sortChoice = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  minHeight: 40,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  font: `450 .9375rem/1.35 ${family}`,
  '@media': { [hover]: { ':hover': { background: color.hover } }, [touch]: { minHeight: 48 } },
  selectors: { '&[aria-current]': { color: color.primaryText, fontWeight: 600 } },
})
