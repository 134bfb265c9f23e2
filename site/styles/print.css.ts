import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layeredGlobal } from './layered.ts'

const { color } = vars

// `!important` overrides the theme's own element, which is in no layer.
const paper = (value: string) => `${value} !important`

const inPrint = (selector: string, rule: GlobalStyleRule) =>
  layeredGlobal('features', selector, { '@media': { print: rule as object } })

globalStyle('@page', { size: 'A4', margin: '16mm 14mm 18mm' } as GlobalStyleRule)

/** Black on white in every mode, so that neither toner nor contrast is wasted on backgrounds. */
inPrint(':root', {
  colorScheme: 'light !important' as 'light',
  fontSize: '11pt',
  vars: {
    [color.bg]: paper('#fff'),
    [color.surface]: paper('#fff'),
    [color.sunken]: paper('#fff'),
    [color.hover]: paper('#fff'),
    [color.press]: paper('#eee'),
    [color.text]: paper('#000'),
    [color.text2]: paper('#333'),
    [color.text3]: paper('#444'),
    [color.line]: paper('#999'),
    [color.line2]: paper('#777'),
    [color.lineControl]: paper('#555'),
    [color.primaryText]: paper('#000'),
    [color.primarySoft]: paper('#fff'),
    [color.success]: paper('#000'),
    [color.successSoft]: paper('#fff'),
    [color.warning]: paper('#000'),
    [color.warningSoft]: paper('#fff'),
    [color.danger]: paper('#000'),
    [color.dangerSoft]: paper('#fff'),
    [color.info]: paper('#000'),
    [color.infoSoft]: paper('#fff'),
  },
})

// The shell: everything around the page's own content, and controls within it that only work on a screen.
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

/** Content for paper that a screen shows elsewhere: the seller, the title of the sheet. */
layeredGlobal('features', '[data-print=only]', { '@media': { screen: { display: 'none' } } })
