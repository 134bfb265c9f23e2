'use client'
import type { ReactNode } from 'react'
import type { ResourceGate as Gate } from '#domain/calls/resources.ts'
import type { ResourceCard } from '#site/data/freeResources.ts'
import { useMe } from '#site/data/me.ts'
import { useResourceGate } from '#site/data/resourceGate.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Content } from './Content.tsx'
import { note } from './ResourceScreen.css.ts'

type ResourceGateProps = {
  resource: Pick<ResourceCard, 'slug' | 'title' | 'kind'>
  /** What a stranger is asked for. */
  gate: Gate
  /** The form, where one is asked for. */
  children: ReactNode
}

/** Shows what still has to be done, and then what it opens. */
export function ResourceGate({ resource, gate, children }: ResourceGateProps) {
  const { base } = useProject()
  const { me } = useMe(base)
  const { answer } = useResourceGate(base, resource.slug, me === undefined ? undefined : (me?.uid ?? ''))
  const { open } = useAuthDialog()
  if (answer?.gate === 'open') return <Content resource={resource} {...answer} />
  if ((answer?.gate ?? gate) === 'leadForm')
    return (
      <>
        <p className={note}>Send this form once, then it opens here at once.</p>
        {children}
      </>
    )
  return (
    <>
      <p className={note}>It costs nothing. Log in, then it opens here.</p>
      <PlainButton size="l" isBlock onClick={() => open()}>
        Log in to open it
      </PlainButton>
      <noscript>
        <p className={note}>Logging in needs JavaScript.</p>
      </noscript>
    </>
  )
}
