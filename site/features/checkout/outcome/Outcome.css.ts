import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal, variants } from '#site/styles/layered.ts'

const { color, font } = vars

export const narrow = featureStyle({
  maxWidth: 640,
  marginInline: 'auto',
  display: 'grid',
  gap: 20,
  paddingBlock: 'clamp(8px, 3vw, 40px)',
})
export const mark = featureStyle({ width: 52, height: 52 })
layeredGlobal('features', `${mark} svg`, { width: 26, height: 26 })
export const sign = featureStyle({
  width: 52,
  height: 52,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
})
export const signs = variants(featureStyle, {
  failed: { background: color.dangerSoft, color: color.danger },
  open: { background: color.warningSoft, color: color.warning },
})
export const lead = featureStyle({ font: font.lead, color: color.text2, marginTop: 8, textWrap: 'pretty' })
export const facts = featureStyle({ fontWeight: 550 })
export const unlocked = featureStyle({ padding: '6px 20px' })
export const unlockedLine = featureStyle({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  paddingBlock: 14,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})
export const unlockedTitle = featureStyle({ font: font.h4 })
export const unlockedNote = featureStyle({ font: font.small, color: color.success })
export const waitingNote = featureStyle({ font: font.small, color: color.text2 })
export const actions = featureStyle({
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  '@media': { [below('sm')]: { display: 'grid' } },
})
export const anotherWay = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  font: font.small,
  color: color.text2,
  '@media': { [below('sm')]: { justifyItems: 'stretch' } },
})
