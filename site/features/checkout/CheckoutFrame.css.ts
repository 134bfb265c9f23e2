import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const bar = featureStyle({
  height: vars.size.header,
  background: vars.color.bg,
  borderBottom: `1px solid ${vars.color.line}`,
  position: 'sticky',
  top: 0,
  zIndex: 20,
})
export const barRow = featureStyle({
  height: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 16,
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const stepper = featureStyle({ '@media': { [below('sm')]: { display: 'none' } } })
export const secure = featureStyle({
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  font: vars.font.small,
  color: vars.color.text2,
  whiteSpace: 'nowrap',
  '@media': { [below('sm')]: { fontSize: '.8125rem' } },
})
export const page = featureStyle({
  paddingBlock: '32px 88px',
  // Keeps the focused element above the bar at the bottom.
  '@media': { [below('md')]: { paddingBlock: '24px 120px' } },
})
export const short = featureStyle({
  font: vars.font.small,
  color: vars.color.text2,
  marginBottom: 6,
  '@media': { [from('sm')]: { display: 'none' } },
})
