import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('md')

/** The whole window; only the question and the palette scroll. */
export const room = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  height: '100dvh',
  overflow: 'hidden',
  background: color.bg,
  color: color.text,
  // At 200 % zoom, or with a wide keyboard on the screen, there is no room for fixed parts: everything scrolls.
  '@media': { '(max-height: 420px)': { height: 'auto', minHeight: '100dvh', overflow: 'visible' } },
})
/** Text and lines in full contrast, in light and dark alike. */
export const contrast = featureStyle({
  vars: {
    [color.text2]: color.text,
    [color.text3]: color.text,
    [color.line]: color.text,
    [color.line2]: color.text,
    [color.lineControl]: color.text,
    [color.surface]: color.bg,
    [color.sunken]: color.bg,
    [color.success]: color.text,
    [color.danger]: color.text,
  },
})
export const middle = featureStyle({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 328px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const banner = featureStyle({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  background: color.warningSoft,
  color: color.warning,
  font: `550 .875rem/1.4 ${font.family}`,
  padding: '10px 24px',
  '@media': { [phone]: { padding: '10px 16px' } },
})
export const bannerWords = featureStyle({ flex: 1 })
export const dangerBanner = featureStyle({ background: color.dangerSoft, color: color.danger })
export const onlyDesk = featureStyle({ '@media': { [phone]: { display: 'none' } } })
export const onlyPhone = featureStyle({ '@media': { '(min-width: 900px)': { display: 'none' } } })
export const messageBanner = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  background: color.infoSoft,
  color: color.info,
  font: `550 .875rem/1.4 ${font.family}`,
  padding: '10px 24px',
  '@media': { [phone]: { padding: '10px 16px' } },
})
