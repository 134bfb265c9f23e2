import { below, from, hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { TRAY_ROOM } from '#site/styles/footRoom.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('md')

export const root = featureStyle({
  background: color.band,
  color: color.onBand2,
  paddingTop: 64,
  // Keeps the last line above whatever covers the bottom of the page.
  paddingBottom: `calc(28px + ${TRAY_ROOM})`,
  font: vars.font.small,
  '@media': {
    [phone]: { paddingTop: 44 },
    [from('lg')]: { paddingBottom: `calc(28px + ${TRAY_ROOM})` },
  },
})
layeredGlobal('features', `${root} :focus-visible`, {
  boxShadow: `0 0 0 2px ${color.band}, 0 0 0 4px ${color.onBand}`,
})

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1.8fr',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '40px 32px',
  '@media': { [phone]: { gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'row' } },
})
export const brand = featureStyle({ color: color.onBand, '@media': { [phone]: { gridColumn: '1 / -1' } } })
export const tagline = featureStyle({ marginTop: 8, maxWidth: 280, color: color.onBand2 })
export const social = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '14px 0 0 -12px' })
export const socialLink = featureStyle({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  color: color.onBand2,
  borderRadius: vars.radius.control,
  ':hover': { color: color.onBand, background: color.band2 },
})
export const installButton = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: 12,
  paddingInline: 14,
  border: `1px solid ${color.bandLine}`,
  borderRadius: vars.radius.control,
  color: color.onBand,
  font: vars.font.label,
  '@media': { [hover]: { ':hover': { background: color.band2 } } },
})
export const columnTitle = featureStyle({
  color: color.onBand,
  font: `600 .875rem/1.4 ${vars.font.family}`,
  marginBottom: 10,
})
export const link = featureStyle({
  display: 'inline-block',
  paddingBlock: 5,
  ':hover': { color: color.onBand, textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media': { [touch]: { paddingBlock: 12 } },
})
export const base = featureStyle({
  borderTop: `1px solid ${color.bandLine}`,
  marginTop: 44,
  paddingTop: 16,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  flexWrap: 'wrap',
})
/** Everything at the right end, on one line as long as there is room. */
export const baseLinks = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
})
export const policies = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' })
export const themeToggle = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  ':hover': { color: color.onBand },
})
