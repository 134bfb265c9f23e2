import { below, hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const list = uiStyle({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  flexWrap: 'wrap',
  font: `450 .8125rem/1.4 ${vars.font.family}`,
  color: vars.color.text2,
})
export const onBand = uiStyle({ color: vars.color.onBand2 })
export const part = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // On phones the breadcrumbs fit one line without this page, whose title is right below.
  '@media': { [below('sm')]: { selectors: { '&:nth-child(n + 3):last-child': { display: 'none' } } } },
})
export const link = uiStyle({
  paddingBlock: 4,
  '@media': {
    [hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
    [touch]: { paddingBlock: 12 },
  },
})
export const separator = uiStyle({ opacity: 0.6 })
