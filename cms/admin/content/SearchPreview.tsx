import type { UIFieldServerProps } from 'payload'
import { ADDRESSABLE_COLLECTIONS } from '#domain/content/documentPath.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { SearchPreviewBox } from './SearchPreviewBox.tsx'

type Props = UIFieldServerProps & { path: string }

/** Preview of a document as a search result and as a shared link, below its SEO fields. */
export async function SearchPreview({ collectionSlug, path, req }: Props) {
  const collection = ADDRESSABLE_COLLECTIONS.find((slug) => slug === collectionSlug)
  if (!collection) return null
  const id = projectIdOf(req)
  const project = id
    ? await req.payload.findByID({
        collection: 'projects',
        id,
        depth: 0,
        select: { title: true, domains: true },
        disableErrors: true,
        overrideAccess: true, // the name of the editor's own project
        req,
      })
    : null
  return (
    <SearchPreviewBox
      group={path.replace(/\.?[^.]*$/, '')}
      collection={collection}
      site={project?.title ?? 'Your project'}
      host={project?.domains?.[0]?.host ?? 'your-project.example'}
    />
  )
}
