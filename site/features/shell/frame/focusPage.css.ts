import { layeredGlobal } from '#site/styles/layered.ts'
import { bar as announcement } from './AnnouncementBar.css.ts'
import { root as footer } from './Footer.css.ts'
import { header, topbar } from './Header.css.ts'
import { nav as mobileNav } from './MobileNav.css.ts'

// A page without the surrounding shell sets this on its outermost element: no announcement, top bar, footer
// or mobile navigation; "bare" removes the header too.
layeredGlobal(
  'features',
  `body:has([data-focus-page]) :is(${announcement}, ${topbar}, ${footer}, ${mobileNav})`,
  {
    display: 'none',
  },
)
layeredGlobal('features', `body:has([data-focus-page="bare"]) ${header}`, { display: 'none' })
layeredGlobal('features', 'body:has([data-focus-page])', { paddingBottom: 0 })
