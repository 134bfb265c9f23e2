'use client'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useEffect, useState } from 'react'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'
import { ToggleGroup } from '#site/ui/fields/ToggleGroup.tsx'

type Mode = 'light' | 'dark'

const MODES = [
  { id: 'light', label: 'Light', icon: Sun },
  { id: 'dark', label: 'Dark', icon: Moon },
] as const

/** Light or dark mode, stored the way the shop's switch stores it. */
export function ModeSwitch() {
  const { slug } = useProject()
  const [mode, setMode] = useState<Mode | null>(null)
  useEffect(() => {
    const root = document.documentElement
    const read = () => setMode(getComputedStyle(root).colorScheme === 'dark' ? 'dark' : 'light')
    read()
    const observer = new MutationObserver(read)
    observer.observe(root, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  const choose = (next: Mode) => {
    document.documentElement.dataset.theme = next
    try {
      localStorage.setItem(storageKeys(slug).theme, next)
    } catch {
      // Storage can be blocked; the choice then lasts until the next load.
    }
  }
  return <ToggleGroup label="Mode" options={MODES} value={mode} onChange={choose} />
}
