'use client'
import type { ReactNode } from 'react'
import type { ResourceGate as Gate } from '#domain/calls/resources.ts'
import { useMe } from '#site/data/account/me.ts'
import type { ResourceCard } from '#site/data/freeResources.ts'
import { useResourceGate } from '#site/data/resourceGate.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Content } from './Content.tsx'
import { note } from './ResourceScreen.css.ts'

type ResourceGateProps = {
  resource: Pick<ResourceCard, 'slug' | 'title' | 'kind'>
  /** What a visitor must do first. */
  gate: Gate
  /** The lead form, when one is required. */
  children: ReactNode
}

/** Shows what is still required, and then the resource. */
export function ResourceGate({ resource, gate, children }: ResourceGateProps) {
  const t = useTexts('resources')
  const { base } = useProject()
  const { me } = useMe(base)
  const { answer } = useResourceGate(base, resource.slug, me === undefined ? undefined : (me?.uid ?? ''))
  const { open, warm } = useAuthDialog()
  if (answer?.gate === 'open') return <Content resource={resource} {...answer} />
  if ((answer?.gate ?? gate) === 'leadForm')
    return (
      <>
        <p className={note}>{t.sendForm}</p>
        {children}
      </>
    )
  return (
    <>
      <p className={note}>{t.logInText}</p>
      <PlainButton size="l" isBlock onPointerEnter={warm} onFocus={warm} onClick={() => open()}>
        {t.logIn}
      </PlainButton>
      <noscript>
        <p className={note}>{t.needsScript}</p>
      </noscript>
    </>
  )
}
