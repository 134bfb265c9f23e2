import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

/** A highlighter stroke under the word: the letters keep their colour and contrast. */
export const mark = featureStyle({
  color: 'inherit',
  background: 'none',
  textDecoration: `underline 2px ${vars.color.primaryMark}`,
  textUnderlineOffset: 3,
  textDecorationSkipInk: 'none',
})
