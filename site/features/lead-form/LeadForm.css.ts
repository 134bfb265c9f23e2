import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

/** Without scripts the form would send its values in a URL, so it is hidden, and a note explains that it needs scripts. */
export const root = featureStyle({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const thanks = featureStyle({ font: vars.font.body })
export const consent = featureStyle({ font: vars.font.small, color: color.text2 })
export const consentLink = featureStyle({
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
export const trap = featureStyle({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
})
