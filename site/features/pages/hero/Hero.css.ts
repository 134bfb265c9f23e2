import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('md')

/** Ruled paper that fades in towards the right (towards the bottom on phones). */
export const root = featureStyle({
  position: 'relative',
  background: color.sunken,
  overflow: 'hidden',
  borderBottom: `1px solid ${color.line}`,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px), linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
    backgroundSize: '28px 28px',
    opacity: 0.75,
    maskImage: 'linear-gradient(100deg, transparent 34%, black 78%)',
  },
  '@media': { [phone]: { '::before': { maskImage: 'linear-gradient(transparent 30%, black)' } } },
})

export const inner = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
  gap: 'clamp(32px, 5vw, 76px)',
  alignItems: 'center',
  paddingBlock: 'clamp(40px, 5.4vw, 84px) clamp(48px, 6.4vw, 100px)',
  selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '36px 40px' } },
})

export const copy = featureStyle({ display: 'grid', gap: 20, '@media': { [phone]: { gap: 14 } } })
export const heading = featureStyle({ font: vars.font.display, letterSpacing: '-.042em' })
export const lead = featureStyle({ font: vars.font.lead, color: color.text2, maxWidth: '30em' })

export const goals = featureStyle({
  padding: 20,
  display: 'grid',
  gap: 14,
  marginTop: 8,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.hover,
  '@media': { [below('sm')]: { padding: 16, marginInline: -4 } },
})
export const actions = featureStyle({
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  marginTop: 4,
  '@media': { [below('sm')]: { display: 'grid', gap: 4 } },
})
// Six of them fit into one line beside the paper; the buttons below keep their width.
layeredGlobal('features', `${goals} > :not(${actions}) a`, {
  '@media': { [from('lg')]: { paddingInline: 10 } },
})
export const goalsLabel = featureStyle({ font: vars.font.label })
