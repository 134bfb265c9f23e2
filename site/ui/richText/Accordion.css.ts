import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: color.surface,
})

export const item = uiStyle({
  interpolateSize: 'allow-keywords',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
} as object)

// The height is animated where the browser supports it; elsewhere the part opens at once.
layeredGlobal('ui', `${item}::details-content`, {
  blockSize: 0,
  overflow: 'clip',
  transition: `block-size ${vars.time.mid} ${vars.ease.out}, content-visibility ${vars.time.mid} allow-discrete`,
})
layeredGlobal('ui', `${item}[open]::details-content`, { blockSize: 'auto' })

export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '15px 18px',
  minHeight: 52,
  font: `600 .9688rem/1.35 ${vars.font.family}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.primaryText}`, borderRadius: vars.radius.card },
  },
  '@media': {
    [hover]: { ':hover': { background: color.hover } },
    [below('sm')]: { padding: 14, flexWrap: 'wrap' },
  },
})

export const chevron = uiStyle({
  color: color.text3,
  transition: `transform ${vars.time.fast} ${vars.ease.out}`,
  selectors: { [`${item}[open] > ${head} > &`]: { transform: 'rotate(90deg)' } },
})

export const title = uiStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const total = uiStyle({
  font: `450 .8125rem/1.3 ${vars.font.family}`,
  color: color.text2,
  whiteSpace: 'nowrap',
  maxWidth: '50%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('sm')]: { width: '100%', maxWidth: 'none', paddingInlineStart: 32 } },
})

export const body = uiStyle({
  padding: '0 18px 18px 50px',
  color: color.text2,
  overflowWrap: 'anywhere',
  '@media': { [below('sm')]: { padding: '0 14px 14px 46px' } },
})
