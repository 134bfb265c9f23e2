'use client'

import { useNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { currentPage, type NavGroup } from '#domain/panel/navigation.ts'
import { NavEntry } from './NavEntry.tsx'
import { useCounts } from './useCounts.ts'

/** Scroll position of the sidebar, kept across pages, since each page mounts it again. */
let scrollTop = 0

/** Margin above or below an entry scrolled into view, px. */
const SCROLL_MARGIN = 48

/** The sidebar: a column on wide screens, a drawer on small ones. */
export function NavPanel({ groups }: { groups: NavGroup[] }) {
  const { navOpen, navRef, setNavOpen, hydrated } = useNav()
  const path = usePathname().replace(/^\/admin/, '') || '/'
  const current = currentPage(path, groups)
  const counts = useCounts()

  useEffect(() => {
    const list = navRef.current
    if (!list) return
    list.scrollTop = scrollTop
    const entry = current === null ? null : list.querySelector<HTMLElement>('[aria-current="page"]')
    if (!entry) return
    const [seen, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (place.top < seen.top) list.scrollTop -= seen.top - place.top + SCROLL_MARGIN
    else if (place.bottom > seen.bottom) list.scrollTop += place.bottom - seen.bottom + SCROLL_MARGIN
  }, [navRef, current])

  useEffect(() => {
    if (!navOpen) return
    const close = (event: KeyboardEvent) => {
      const isDrawer = !window.matchMedia('(min-width: 1025px)').matches
      if (event.key === 'Escape' && isDrawer) setNavOpen(false)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [navOpen, setNavOpen])

  const closeDrawer = () => {
    if (!window.matchMedia('(min-width: 1025px)').matches) setNavOpen(false)
  }
  return (
    <aside className={`nav panel-nav${navOpen && hydrated ? ' panel-nav--open' : ''}`}>
      <button
        type="button"
        className="panel-nav__scrim"
        tabIndex={-1}
        aria-hidden="true"
        onClick={closeDrawer}
      />
      <div
        className="panel-nav__scroll"
        ref={navRef}
        onScroll={(event) => {
          scrollTop = event.currentTarget.scrollTop
        }}
      >
        <nav aria-label="Panel" id="panel-nav">
          {groups.map(({ label, items }) => (
            <section key={label} aria-labelledby={`nav-${label}`}>
              <h2 id={`nav-${label}`}>{label}</h2>
              <ul>
                {items.map((item) => (
                  <NavEntry
                    key={item.id}
                    item={item}
                    current={current}
                    count={[item.id, ...(item.inner ?? [])].reduce((sum, id) => sum + (counts[id] ?? 0), 0)}
                    onGo={closeDrawer}
                  />
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </aside>
  )
}
