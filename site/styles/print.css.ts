import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layeredGlobal } from './layered.ts'

const { color } = vars

// `!important` overrides the project theme's <style> element, which is in no cascade layer.
const important = (value: string) => `${value} !important`

const inPrint = (selector: string, rule: GlobalStyleRule) =>
  layeredGlobal('features', selector, { '@media': { print: rule as object } })

globalStyle('@page', { size: 'A4', margin: '16mm 14mm 18mm' } as GlobalStyleRule)

/** Black on white in every mode: saves toner and keeps the text readable. */
inPrint(':root', {
  colorScheme: 'light !important' as 'light',
  fontSize: '11pt',
  vars: {
    [color.bg]: important('#fff'),
    [color.surface]: important('#fff'),
    [color.sunken]: important('#fff'),
    [color.hover]: important('#fff'),
    [color.press]: important('#eee'),
    [color.text]: important('#000'),
    [color.text2]: important('#333'),
    [color.text3]: important('#444'),
    [color.line]: important('#999'),
    [color.line2]: important('#777'),
    [color.lineControl]: important('#555'),
    [color.primaryText]: important('#000'),
    [color.primarySoft]: important('#fff'),
    [color.success]: important('#000'),
    [color.successSoft]: important('#fff'),
    [color.warning]: important('#000'),
    [color.warningSoft]: important('#fff'),
    [color.danger]: important('#000'),
    [color.dangerSoft]: important('#fff'),
    [color.info]: important('#000'),
    [color.infoSoft]: important('#fff'),
  },
})

// The shell, which is everything around the page's content, and controls within the content that only work on a screen.
inPrint('body > :not(#content)', { display: 'none !important' as 'none' })
inPrint('#content :is(nav, aside, button, [role=status], [data-print=hidden])', {
  display: 'none !important' as 'none',
})
inPrint('#content, #content > div', { display: 'block', maxWidth: 'none', padding: 0, margin: 0 })
inPrint('body', { padding: 0, minHeight: 0 })

inPrint('li, tr, dl > div, figure, [role=row]', { breakInside: 'avoid' })
inPrint('section, article', { breakInside: 'auto' })
inPrint('h1, h2, h3', { breakAfter: 'avoid' })
inPrint('thead', { display: 'table-header-group' })
inPrint('tfoot', { display: 'table-footer-group' })
inPrint('p', { orphans: 3, widows: 3 })

/** Content that only the print has, since a screen shows it elsewhere: the seller, the title of the document. */
layeredGlobal('features', '[data-print=only]', { '@media': { screen: { display: 'none' } } })
