import { redirect } from 'next/navigation'
import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { isAutosaved } from '../../operations/content/isAutosaved.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { PanelFrame } from '../panel/PanelFrame.tsx'
import { NewDocumentForm } from './NewDocumentForm.tsx'

/**
 * Replaces Payload's form for a new document in collections with autosaved drafts (panelRoute.ts): Payload saves an empty draft as soon
 * as its form opens; here the draft is created with its title.
 */
export async function NewDocumentView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) redirect('/admin/login')
  const slug = String(props.searchParams?.of ?? '') as CollectionSlug
  const { isAllowed } = pageAccess(viewer, `/collections/${slug}/create`, MODULES)
  if (!isAllowed || !isAutosaved(req.payload, slug)) redirect('/admin')
  const { labels } = req.payload.collections[slug].config
  const name = String(labels.singular).toLowerCase()
  return (
    <PanelFrame view={props}>
      <header className="panel-head">
        <h1>{`New ${name}`}</h1>
      </header>
      {projectIdOf(req) ? (
        <NewDocumentForm collection={slug} list={String(labels.plural)} />
      ) : (
        <p>Choose a project at the top left first.</p>
      )}
    </PanelFrame>
  )
}
