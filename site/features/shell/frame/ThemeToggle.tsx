'use client'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useProject } from '../ProjectContext.tsx'
import { storageKeys } from '../storageKeys.ts'

/** Switches between light and dark, and stores the choice in this browser. */
export function ThemeToggle({ className, children }: { className?: string; children?: string }) {
  const { slug } = useProject()
  const { changeTheme } = useTexts('shell')
  const toggle = () => {
    const root = document.documentElement
    const next = getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = next
    try {
      localStorage.setItem(storageKeys(slug).theme, next)
    } catch {
      // Storage can be blocked; the choice then lasts until the next load.
    }
  }
  return (
    <button
      type="button"
      onClick={toggle}
      className={className}
      aria-label={children ? undefined : changeTheme}
    >
      <Icon icon={SunMoon} size="s" />
      {children}
    </button>
  )
}
