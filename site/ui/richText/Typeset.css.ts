import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

export const blocks = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const paragraph = uiStyle({ whiteSpace: 'pre-line', minWidth: 0 })
export const figure = uiStyle({ margin: 0, minWidth: 0 })
export const image = uiStyle({
  height: 'auto',
  borderRadius: vars.radius.control,
  // Drawings of questions are dark lines without a ground of their own.
  background: fixedColors.white,
})
export const missing = uiStyle({
  display: 'grid',
  placeItems: 'center',
  padding: 12,
  textAlign: 'center',
  border: `1px dashed ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.text2,
})
/** Both languages beside each other; below each other where there is no room. */
export const sides = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '14px 28px',
  // Devanagari has higher lines.
  alignItems: 'baseline',
})

layeredGlobal('ui', `${blocks} .katex`, { fontSize: '1.08em' })
