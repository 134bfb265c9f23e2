import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const player = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  alignItems: 'start',
  '@media': { [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = featureStyle({ gridTemplateColumns: 'minmax(0, 1fr)' })
layeredGlobal('features', `${wide} > nav`, { display: 'none' })
export const stage = featureStyle({ minWidth: 0 })
export const under = featureStyle({
  padding: '24px clamp(16px, 2.6vw, 36px) 48px',
  maxWidth: 1040,
  display: 'grid',
  gap: 20,
})
/** Content below the lesson that is not part of it. */
export const besides = featureStyle({
  padding: '0 clamp(16px, 2.6vw, 36px) 40px',
  maxWidth: 1040,
  ':empty': { display: 'none' },
})
/** Notes and transcript, between a recording and what belongs to it. */
export const besideRecording = featureStyle({
  padding: '8px clamp(16px, 2.6vw, 36px) 0',
  maxWidth: 1040,
})
export const bannerLink = featureStyle({
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
/** The text of a lesson, wide enough for its formulas and figures. */
export const words = featureStyle({ minWidth: 0, maxWidth: 820 })
layeredGlobal('features', `${words} > div`, { maxWidth: 'none', fontSize: '1.0625rem', lineHeight: 1.7 })
export const paper = featureStyle({ display: 'grid', gap: 6, paddingTop: 8 })
export const chapterName = featureStyle({ font: font.small, color: color.text2 })
export const paperTitle = featureStyle({
  font: font.h1,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
})
/** What is still missing before the lesson is done. */
export const missing = featureStyle({ font: font.small, color: color.text2, textAlign: 'end' })
export const asking = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 16,
  font: font.small,
})
export const nav = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 12,
  '@media': { [below('sm')]: { gap: 8 } },
})
layeredGlobal('features', `${nav} > *`, {
  '@media': { [below('sm')]: { paddingInline: 12, fontSize: '.875rem' } },
})
export const forward = featureStyle({
  marginInlineStart: 'auto',
  '@media': { [below('sm')]: { flex: 1 } },
})
