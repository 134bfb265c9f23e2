import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const root = uiStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 24,
  marginBottom: 'clamp(20px, 2.4vw, 32px)',
  '@media': { [below('md')]: { alignItems: 'start' } },
})
export const sub = uiStyle({
  color: vars.color.text2,
  marginTop: 6,
  '@media': { [below('sm')]: { font: vars.font.small } },
})
export const more = uiStyle({
  whiteSpace: 'nowrap',
  maxWidth: '50%',
  '@media': { [below('md')]: { paddingBlock: 5 }, [below('sm')]: { whiteSpace: 'normal', flex: 'none' } },
})
