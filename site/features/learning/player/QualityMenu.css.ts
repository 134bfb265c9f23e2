import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

export const menu = featureStyle({
  position: 'relative',
  width: 44,
  height: 44,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  color: fixedColors.white,
  borderRadius: vars.radius.control,
  ':hover': { background: fixedColors.onBandHover },
  selectors: {
    '&[data-on]': { boxShadow: `inset 0 -3px 0 ${fixedColors.white}` },
    '&:has(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${fixedColors.white}` },
  },
})
/** Over the icon, which is what is seen of it while it is closed. */
export const list = featureStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
})
layeredGlobal('features', `${list} > option`, { color: fixedColors.ink, background: fixedColors.white })
