'use client'
import Smartphone from 'lucide-react/icons/smartphone'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { installButton } from './Footer.css.ts'
import { useInstall } from './useInstall.ts'

/** Installs the project as an app, where the browser supports that. */
export function InstallApp() {
  const install = useInstall()
  const { getTheApp } = useTexts('shell')
  if (!install) return null
  return (
    <button type="button" className={installButton} onClick={install}>
      <Icon icon={Smartphone} size="s" />
      {getTheApp}
    </button>
  )
}
