import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { chosenInForcedColors } from '#site/styles/forcedColors.ts'
import { layeredGlobal, uiStyle, variants } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('sm')

export const frame = uiStyle({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
})

export const table = uiStyle({ width: '100%', outline: 'none', borderSpacing: 0, borderCollapse: 'separate' })

export const head = uiStyle({
  padding: '10px 16px',
  textAlign: 'start',
  font: `550 .8125rem/1.35 ${font.family}`,
  color: color.text2,
  whiteSpace: 'nowrap',
  outline: 'none',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-sort-direction]': { color: color.text },
    '&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 2px ${color.primaryText}`,
      borderRadius: vars.radius.control,
    },
  },
  '@media': { [hover]: { selectors: { '&[data-allows-sorting]:hover': { color: color.text } } } },
})
export const headLabel = uiStyle({ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 24 })

export const row = uiStyle({
  outline: 'none',
  selectors: {
    '&[data-selected]': { background: color.primarySoft },
    '&[data-disabled]': { color: color.text3 },
    '&[data-href], &[data-selection-mode]:not([data-disabled])': { cursor: 'pointer' },
    '&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 2px ${color.primaryText}`,
      borderRadius: vars.radius.control,
    },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not([data-selected], [data-disabled])': { background: color.hover } } },
  },
})
layeredGlobal('ui', `${row}[data-selected]`, chosenInForcedColors)

export const cell = uiStyle({
  padding: '10px 16px',
  height: 52,
  font: `450 .9375rem/1.4 ${font.family}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    [`${row}:not(:last-child) > &`]: { borderBottom: `1px solid ${color.line}` },
    '&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 2px ${color.primaryText}`,
      borderRadius: vars.radius.control,
    },
  },
})
export const check = uiStyle({ width: 52, paddingInlineEnd: 0 })

export const number = uiStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const nothing = uiStyle({
  padding: '28px 16px',
  textAlign: 'center',
  font: font.small,
  color: color.text2,
})

/** The layout of a table on phones. */
export const phones = variants(uiStyle, {
  /** Every row is a card: the name of a column is left of its value. */
  cards: {},
  /** Columns stay; the first one is sticky while the others scroll. */
  scroll: {},
})

const inCards = (selector: string, rule: object) =>
  layeredGlobal('ui', `${phones.cards} ${selector}`, { '@media': { [phone]: rule } })

inCards(`${table}, ${phones.cards} tbody`, { display: 'block' })
// Sortable column heads stay, as a row above the cards.
inCards('thead', { display: 'block', borderBottom: `1px solid ${color.line}` })
inCards('thead:not(:has([data-allows-sorting]))', { display: 'none' })
inCards('tbody :is(tr, td)', { display: 'block' })
inCards('thead tr', { display: 'flex', overflowX: 'auto', paddingInline: 4 })
inCards(head, { borderBottom: 0, padding: '10px 12px' })
inCards(`${head}:not([data-allows-sorting], ${check})`, { display: 'none' })
inCards(row, {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '12px 16px',
  position: 'relative',
})
inCards(`${row}:not(:last-child)`, { borderBottom: `1px solid ${color.line}` })
inCards(`${row} > ${cell}`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  height: 'auto',
  minHeight: 28,
  padding: '2px 0',
  borderBottom: 0,
  textAlign: 'end',
})
inCards(`${row} > ${cell}::before`, {
  content: 'attr(data-label)',
  font: font.small,
  color: color.text2,
  textAlign: 'start',
  flex: 'none',
})
inCards(`${row} > ${cell}[role=rowheader]`, { font: font.h4, textAlign: 'start', paddingBlock: 4 })
inCards(`${row} > ${cell}[role=rowheader]::before`, { content: 'none' })
inCards(`${row} > ${check}`, { position: 'absolute', top: 6, insetInlineEnd: 16, width: 44, padding: 0 })
inCards(`${row} > ${check} > label`, { flex: 1, justifyContent: 'end' })
inCards(`${row} > ${check}::before`, { content: 'none' })
inCards(`${row}:has(> ${check}) > [role=rowheader]`, { paddingInlineEnd: 44 })

const inScroll = (selector: string, rule: object) =>
  layeredGlobal('ui', `${phones.scroll} ${selector}`, { '@media': { [phone]: rule } })

inScroll(table, { width: 'max-content', minWidth: '100%' })
inScroll(cell, { maxWidth: 220 })
inScroll(`:is([role=rowheader], [data-is-name])`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  maxWidth: 160,
})
