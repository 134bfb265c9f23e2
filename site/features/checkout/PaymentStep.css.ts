import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

/** What happens after the payment. */
export const afterNote = featureStyle({ font: vars.font.small, color: vars.color.text2 })
export const company = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
export const companyFields = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
