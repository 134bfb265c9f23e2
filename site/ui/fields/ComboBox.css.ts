import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

/** At the right edge of the box, as high as the box. */
export const opener = uiStyle({
  width: 44,
  height: 46,
  marginInlineEnd: -14,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  cursor: 'pointer',
  color: color.text2,
  selectors: { '&[data-disabled]': { color: color.text3, cursor: 'not-allowed' } },
})
export const text = uiStyle({ display: 'grid', minWidth: 0, paddingBlock: 6, overflowWrap: 'anywhere' })
export const note = uiStyle({ font: vars.font.tiny, color: color.text2 })
export const nothing = uiStyle({ padding: '10px 12px', font: vars.font.small, color: color.text2 })
