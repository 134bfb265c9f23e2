'use client'
import { useEffect, useState } from 'react'
import { MESSAGES } from '#domain/text/messages.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Button } from '#site/ui/Button.tsx'
import { useProject } from './ProjectContext.tsx'
import { link, note } from './StorageNote.css.ts'
import { storageKeys } from './storageKeys.ts'

/**
 * Says once what the browser keeps. There is nothing to agree to: the session, the theme and what was closed are all that
 * is kept, and no visitor is measured.
 */
export function StorageNote() {
  const { slug } = useProject()
  const [isShown, setIsShown] = useState(false)
  const key = storageKeys(slug).storageNote
  useEffect(() => {
    try {
      setIsShown(localStorage.getItem(key) === null)
    } catch {
      // Nothing can be kept, so there is nothing to tell.
    }
  }, [key])
  if (!isShown) return null
  const close = () => {
    setIsShown(false)
    try {
      localStorage.setItem(key, '1')
    } catch {
      // It comes again on the next visit.
    }
  }
  return (
    <aside className={note} aria-label="What this site keeps">
      <p>
        This site keeps only what it needs in your browser, such as your sign-in.{' '}
        <AppLink href="/privacy" className={link} prefetch={false}>
          Privacy
        </AppLink>
      </p>
      <Button look="outline" onPress={close}>
        {MESSAGES.alertOk}
      </Button>
    </aside>
  )
}
