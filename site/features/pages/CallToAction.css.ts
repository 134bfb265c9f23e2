import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('md')

export const panel = featureStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'clamp(20px, 4vw, 56px)',
  padding: 'clamp(22px, 3.4vw, 44px)',
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.dialog,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px)`,
    backgroundSize: '100% 28px',
    maskImage: 'linear-gradient(100deg, transparent 46%, black)',
  },
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const copy = featureStyle({ display: 'grid', gap: 8, maxWidth: '52ch', minWidth: 0 })
export const text = featureStyle({ color: color.text2 })
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  flex: 'none',
  '@media': { [below('sm')]: { display: 'grid' } },
})
