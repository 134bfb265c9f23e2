import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const answerText = featureStyle({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  padding: '16px 18px',
  borderRadius: vars.radius.control,
  background: color.sunken,
})
