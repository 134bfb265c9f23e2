import { vars } from '#site/styles/contract.css.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const track = uiStyle({ height: 6, borderRadius: 3, background: color.press, overflow: 'hidden' })
export const fill = uiStyle({
  height: '100%',
  borderRadius: 3,
  transition: `width ${vars.time.slow} ${vars.ease.out}`,
})
export const tones = variants(uiStyle, {
  primary: { background: color.primaryMark },
  success: { background: color.successFill },
  star: { background: color.star },
})
