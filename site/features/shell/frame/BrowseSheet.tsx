'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef, useState } from 'react'
import type { MenuLink } from '#site/data/SettingsTypes.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useSheetOnBack } from '#site/ui/overlays/useSheetOnBack.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { arrow, hubLink } from '../account/AccountHub.css.ts'
import { sheet, sheetTitle } from './BrowseSheet.css.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { NavLink } from './NavLink.tsx'

export type BrowseSheetProps = {
  links: readonly MenuLink[]
  /** Whether the project has a second language. */
  hasLanguages: boolean
}

/** The main menu on phones: a sheet that opens without any script, and closes when a link is chosen. */
export function BrowseSheet({ links, hasLanguages }: BrowseSheetProps) {
  const t = useTexts('shell')
  const sheetRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useSheetOnBack(isOpen, () => sheetRef.current?.hidePopover())
  return (
    <div
      ref={sheetRef}
      id="browse"
      popover="auto"
      role="dialog"
      aria-label={t.browse}
      className={sheet}
      onToggle={(event) => setIsOpen(event.newState === 'open')}
    >
      <p className={sheetTitle}>{t.browse}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <NavLink href={href} className={hubLink} onClick={() => sheetRef.current?.hidePopover()}>
              <MixedText>{label}</MixedText>
              <Icon icon={ChevronRight} size="s" className={arrow} />
            </NavLink>
          </li>
        ))}
        {hasLanguages ? (
          <li>
            <LanguageLink className={hubLink} />
          </li>
        ) : null}
      </ul>
    </div>
  )
}
