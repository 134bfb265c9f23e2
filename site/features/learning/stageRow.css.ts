import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px clamp(16px, 2.6vw, 36px)',
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
  '@media': { [below('md')]: { flexWrap: 'wrap', paddingBlock: 28 } },
})
layeredGlobal('features', `${row} > a`, {
  '@media': { [from('md')]: { width: 'auto' }, [below('md')]: { flex: '1 1 40%' } },
})
export const card = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minWidth: 0,
  '@media': { [below('md')]: { flexBasis: '100%', marginBottom: 8 } },
})
export const cardIcon = featureStyle({ color: color.primaryText })
export const cardText = featureStyle({ font: font.h4 })
