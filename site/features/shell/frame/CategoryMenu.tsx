'use client'
import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useId, useRef, useState } from 'react'
import type { Category } from '#site/data/catalogue/categories.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { chevron, first, group, opener, panel, root, second } from './CategoryMenu.css.ts'
import { navLink } from './Header.css.ts'
import { useProjectPath } from './useProjectPath.ts'

/** The shop's categories behind one button of the header, two levels deep; a disclosure of plain links. */
export function CategoryMenu({ categories }: { categories: readonly Category[] }) {
  const { categories: label } = useTexts('shell')
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const place = useProjectPath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route change closes it
  useEffect(() => setIsOpen(false), [place])
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setIsOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])

  const tops = categories.filter(({ parent }) => !categories.some((candidate) => candidate.id === parent))
  if (tops.length === 0) return null
  return (
    <div ref={box} className={root}>
      <button
        ref={button}
        type="button"
        className={clsx(navLink, opener)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon icon={ChevronDown} size="xs" className={chevron} />
      </button>
      {isOpen ? (
        <ul id={id} className={panel}>
          {tops.map((top) => (
            <li key={top.id} className={group}>
              <CategoryLink category={top} className={first} />
              <ul>
                {categories
                  .filter(({ parent }) => parent === top.id)
                  .map((below) => (
                    <li key={below.id}>
                      <CategoryLink category={below} className={second} />
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const CategoryLink = ({ category, className }: { category: Category; className: string }) => (
  <AppLink href={`/categories/${category.slug}`} className={className}>
    <MixedText>{category.title}</MixedText>
  </AppLink>
)
