import { below, from, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { layeredGlobal, uiStyle, variants } from '#site/styles/layered.ts'
import {
  badge as coverBadge,
  kicker as coverKicker,
  root as coverRoot,
  shade as coverShade,
  title as coverTitle,
} from './media/Cover.css.ts'
import { root as ratingRoot } from './Rating.css.ts'

const { color } = vars
const phone = below('sm')

export const card = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  minWidth: 0,
  transition: `border-color ${vars.time.fast}, box-shadow ${vars.time.mid} ${vars.ease.out}`,
  '@media': { [hover]: { ':hover': { borderColor: color.line2, boxShadow: vars.shadow.hover } } },
  selectors: {
    '&:focus-visible': {
      borderRadius: vars.radius.card,
      boxShadow: `0 0 0 2px ${color.bg}, 0 0 0 4px ${color.primaryText}`,
    },
  },
})
layeredGlobal('ui', `${card} ${coverRoot}`, { borderRadius: 0 })

/** The upright stand of a book, in place of a cover. */
export const stand = uiStyle({
  position: 'relative',
  aspectRatio: '4 / 3',
  background: color.sunken,
  display: 'grid',
  placeItems: 'center',
  paddingBlock: 16,
})
layeredGlobal('ui', `${card} ${stand} ${coverRoot}`, { height: '100%', borderRadius: '3px 8px 8px 3px' })
export const standBadge = uiStyle({ position: 'absolute', right: 10, top: 10, zIndex: 1 })

export const body = uiStyle({
  padding: '14px 16px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: 1,
  minWidth: 0,
})
export const title = uiStyle({
  font: `620 1rem/1.36 ${vars.font.family}`,
  letterSpacing: '-.012em',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const meta = uiStyle({
  font: `450 .8125rem/1.4 ${vars.font.family}`,
  color: color.text2,
  display: 'flex',
  gap: '4px 12px',
  flexWrap: 'wrap',
})
export const foot = uiStyle({
  marginTop: 'auto',
  paddingTop: 8,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 50,
})

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const grids = variants(uiStyle, {
  /** 1 to 4 columns at full page width; a carousel of 1.3 cards on phones. */
  rail: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: columns(4),
    '@media': {
      [below('lg')]: { gridTemplateColumns: columns(3) },
      [below('md')]: { gridTemplateColumns: columns(2) },
      [phone]: {
        gap: 12,
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        gridAutoColumns: '76%',
        overflowX: 'auto',
        marginInline: `calc(-1 * ${vars.size.gutter})`,
        paddingInline: vars.size.gutter,
        paddingBlock: 4,
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: vars.size.gutter,
        scrollbarWidth: 'none',
      },
    },
  },
  /** Books alone: bare covers side by side, as on a shelf; a carousel on phones. */
  shelf: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: columns(4),
    '@media': {
      [below('md')]: { gridTemplateColumns: columns(3) },
      [phone]: {
        gap: 16,
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        gridAutoColumns: '46%',
        overflowX: 'auto',
        marginInline: `calc(-1 * ${vars.size.gutter})`,
        paddingInline: vars.size.gutter,
        paddingBlock: 4,
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: vars.size.gutter,
        scrollbarWidth: 'none',
      },
    },
  },
  /** 3 columns beside the filters, 4 from 1500 px, 6 from 1920 px; rows on phones. */
  list: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: columns(3),
    '@media': {
      [below('lg')]: { gridTemplateColumns: columns(2) },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
      [from('xl')]: { gridTemplateColumns: columns(4) },
      [from('xxl')]: { gridTemplateColumns: columns(6) },
    },
  },
})
export const cell = uiStyle({ display: 'grid', minWidth: 0, scrollSnapAlign: 'start' })

/** A row: cover of 116 px on the left, text on the right. */
const inRows = (selector: string) => `${grids.list} ${selector}`
const ground = vars.subject.cover
// Beside the saving: the line of the prices has no room for it.
layeredGlobal('ui', inRows(foot), { '@media': { [phone]: { position: 'relative' } } })
layeredGlobal('ui', inRows(`${foot} ${ratingRoot}`), {
  '@media': { [phone]: { position: 'absolute', insetInlineEnd: 0, bottom: 0 } },
})
layeredGlobal('ui', inRows(card), { '@media': { [phone]: { flexDirection: 'row' } } })
layeredGlobal('ui', inRows(coverRoot), {
  '@media': { [phone]: { width: 116, flex: 'none', aspectRatio: 'auto' } },
})
layeredGlobal('ui', inRows(coverTitle), {
  '@media': { [phone]: { fontSize: '.875rem', right: 8, left: 10, bottom: 10 } },
})
layeredGlobal('ui', inRows(coverKicker), { '@media': { [phone]: { display: 'none' } } })
layeredGlobal('ui', inRows(coverBadge), { '@media': { [phone]: { left: 8, right: 'auto', top: 8 } } })
layeredGlobal('ui', inRows(`${coverShade}::after`), {
  '@media': {
    [phone]: {
      background: `linear-gradient(to top, ${ground} 16%, color-mix(in oklab, ${ground} 70%, transparent) 40%, transparent 66%)`,
    },
  },
})
layeredGlobal('ui', inRows(stand), {
  '@media': { [phone]: { width: 116, flex: 'none', aspectRatio: 'auto', padding: '12px 14px' } },
})
layeredGlobal('ui', inRows(`${stand} ${coverRoot}`), {
  '@media': { [phone]: { width: '100%', height: 'auto', aspectRatio: '3 / 4' } },
})
layeredGlobal('ui', inRows(`${stand} ${coverTitle}`), {
  '@media': { [phone]: { top: 14, left: 12, bottom: 'auto', fontSize: '.75rem' } },
})
layeredGlobal('ui', inRows(standBadge), {
  '@media': { [phone]: { left: 8, right: 'auto', top: 'auto', bottom: 8 } },
})
layeredGlobal('ui', inRows(body), { '@media': { [phone]: { padding: '12px 14px', gap: 6 } } })
// Beside its cover a title has room for half as much on each line.
layeredGlobal('ui', inRows(title), { '@media': { [phone]: { fontSize: '.9375rem', WebkitLineClamp: 4 } } })
layeredGlobal('ui', inRows(foot), { '@media': { [phone]: { paddingTop: 2, minHeight: 40 } } })

const onShelf = (selector: string) => `${grids.shelf} ${selector}`
layeredGlobal('ui', onShelf(card), { background: 'none', border: 0, borderRadius: 0, overflow: 'visible' })
layeredGlobal('ui', onShelf(`${card}:hover`), { boxShadow: 'none' })
layeredGlobal('ui', onShelf(stand), {
  aspectRatio: 'auto',
  background: 'none',
  placeItems: 'start',
  padding: 0,
  maxWidth: 232,
})
layeredGlobal('ui', onShelf(`${stand} ${coverRoot}`), { width: '100%', height: 'auto' })
layeredGlobal('ui', onShelf(body), { padding: '14px 8px 0 0', gap: 4 })
