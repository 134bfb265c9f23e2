import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

/** The score on the brand's ground, what belongs to it on the band. */
export const band = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
  background: color.band,
  color: color.onBand,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { border: `1px solid ${color.line}`, background: color.surface, color: color.text },
  },
})
export const main = featureStyle({
  display: 'grid',
  alignContent: 'center',
  gap: 8,
  padding: '26px 32px',
  background: color.primary,
  color: color.onPrimary,
  '@media': { print: { background: color.surface, color: color.text } },
})
export const value = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
  font: font.lead,
})
export const number = featureStyle({
  font: `700 clamp(2.75rem, 2rem + 2.4vw, 3.75rem)/1 ${font.family}`,
  letterSpacing: '-.03em',
})
export const change = featureStyle({ display: 'flex', alignItems: 'center', gap: 6, font: font.small })
export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'center',
  margin: 0,
  padding: '20px 12px',
  '@media': { [below('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px 0' } },
})
/** What the words of the figures mean, below all of them. */
export const explained = featureStyle({
  gridColumn: '1 / -1',
  margin: 0,
  padding: '10px 32px',
  borderBlockStart: `1px solid ${color.bandLine}`,
  font: font.small,
  color: color.onBand2,
  '@media': { print: { color: color.text2 } },
})
export const fact = featureStyle({ paddingInline: 20, minWidth: 0 })
layeredGlobal('features', `${fact} + ${fact}`, {
  borderInlineStart: `1px solid ${color.bandLine}`,
  '@media': { [below('md')]: { borderInlineStart: 'none' } },
})
export const name = featureStyle({
  font: font.small,
  color: color.onBand2,
  '@media': { print: { color: color.text2 } },
})
export const figure = featureStyle({
  margin: 0,
  font: `650 1.625rem/1.25 ${font.family}`,
  letterSpacing: '-.02em',
})
export const small = featureStyle({
  font: font.small,
  letterSpacing: 0,
  color: color.onBand2,
  '@media': { print: { color: color.text2 } },
})
