import { vars } from '#site/styles/contract.css.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: '68ch',
  lineHeight: 1.65,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
const within = (selector: string) => `${root} ${selector}`

layeredGlobal('ui', within(':is(h2, h3, h4):not(:first-child)'), { marginTop: 12 })
layeredGlobal('ui', within('ul'), { listStyle: 'disc' })
layeredGlobal('ui', within('ol'), { listStyle: 'decimal' })
layeredGlobal('ui', within(':is(ul, ol)'), {
  paddingInlineStart: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
})
layeredGlobal('ui', within('li::marker'), { color: color.text3, fontVariantNumeric: 'tabular-nums' })
layeredGlobal('ui', within('a'), {
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
layeredGlobal('ui', within('blockquote'), {
  borderInlineStart: `3px solid ${color.primaryMark}`,
  paddingInlineStart: 18,
  color: color.text2,
  font: vars.font.lead,
})
layeredGlobal('ui', within('code'), {
  background: color.press,
  borderRadius: vars.radius.badge,
  padding: '1px 5px',
  font: '500 .9em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
})
