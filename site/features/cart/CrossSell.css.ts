import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

const phone = below('sm')

export const card = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '@media': { [phone]: { flexWrap: 'wrap', padding: 16, rowGap: 10 } },
})
export const picture = featureStyle({ width: 56, flex: 'none', boxShadow: 'none' })
export const text = featureStyle({ flex: 1, minWidth: 0, '@media': { [phone]: { flexBasis: '60%' } } })
export const action = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  '@media': { [phone]: { width: '100%', paddingInlineStart: 72 } },
})
/** The price wraps before the text of the button is cut off. */
export const button = featureStyle({ flex: 'none' })
