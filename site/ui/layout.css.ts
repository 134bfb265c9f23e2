import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color, size } = vars

/** 1200 px plus the gutters. */
export const container = uiStyle({
  width: '100%',
  maxWidth: `calc(${size.container} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
})
export const section = uiStyle({ paddingBlock: 'clamp(40px, 5.4vw, 72px)' })
export const tightSection = uiStyle({ paddingBlock: 'clamp(28px, 4vw, 48px)' })
export const sunken = uiStyle({ background: color.sunken })

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** 1 / 2 / 3 / 4 columns by width; the name is the maximum. */
export const grids = variants(uiStyle, {
  two: { display: 'grid', gap: 24, ...columns(2), '@media': { [below('sm')]: { ...columns(1), gap: 16 } } },
  three: {
    display: 'grid',
    gap: 24,
    ...columns(3),
    '@media': { [below('md')]: columns(2), [below('sm')]: { ...columns(1), gap: 16 } },
  },
  four: {
    display: 'grid',
    gap: 24,
    ...columns(4),
    '@media': {
      [below('lg')]: columns(3),
      [below('md')]: columns(2),
      [below('sm')]: { ...columns(1), gap: 16 },
    },
  },
})

/** Content and a column of 372 px on its right (below it under 900 px). */
export const withAside = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  gap: 'clamp(24px, 3.4vw, 56px)',
  alignItems: 'start',
  '@media': {
    [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 328px' },
    [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** As high as the window: the footer stays below it, however little is loaded yet, and never shifts. */
export const screenful = uiStyle({ minHeight: `calc(100dvh - ${size.header})`, alignContent: 'start' })
/** A side navigation of 280 px left of the content. */
export const withSidenav = uiStyle({
  display: 'grid',
  gridTemplateColumns: `${size.sidenav} minmax(0, 1fr)`,
  gap: 'clamp(24px, 3vw, 48px)',
  alignItems: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})

export const stacks = variants(uiStyle, {
  xs: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, alignContent: 'start' },
  s: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, alignContent: 'start' },
  m: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, alignContent: 'start' },
  l: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, alignContent: 'start' },
  xl: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40, alignContent: 'start' },
})
export const between = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  justifyContent: 'space-between',
})

export const link = uiStyle({
  color: color.primaryText,
  fontWeight: 550,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})
export const onlyDesktop = uiStyle({ '@media': { [below('md')]: { display: 'none' } } })
