import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

export const stage = featureStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: fixedColors.black,
})
/** The whole picture starts the video; the play icon is in its corner, beside the text of the cover. */
export const play = featureStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'end',
  padding: 14,
  selectors: {
    '&:focus-visible': { boxShadow: `inset 0 0 0 3px ${fixedColors.white}`, borderRadius: vars.radius.card },
  },
})
export const playIcon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: fixedColors.play,
  color: fixedColors.ink,
})
layeredGlobal('features', `${playIcon} svg`, { fill: 'currentColor', marginInlineStart: 2 })
