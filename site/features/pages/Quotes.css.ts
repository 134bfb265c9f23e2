import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const phone = below('sm')

export const list = featureStyle({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [below('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: {
      gap: 12,
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '84%',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: vars.size.gutter,
      scrollbarWidth: 'none',
    },
  },
})
export const quote = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 22,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  scrollSnapAlign: 'start',
})
export const words = featureStyle({ font: `450 1rem/1.6 ${vars.font.family}`, flex: 1 })
export const author = featureStyle({
  display: 'grid',
  font: vars.font.small,
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: 12,
})
export const name = featureStyle({ fontWeight: 600 })
export const detail = featureStyle({ color: vars.color.text2 })
