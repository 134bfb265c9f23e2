import type { UIFieldServerProps } from 'payload'
import { ADDRESSED } from '#domain/content/addresses.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { SearchPreviewBox } from './SearchPreviewBox.tsx'

type Props = UIFieldServerProps & { path: string }

/** How a document will look in search results and when it is shared, below the fields that decide it. */
export async function SearchPreview({ collectionSlug, path, req }: Props) {
  const collection = ADDRESSED.find((slug) => slug === collectionSlug)
  if (!collection) return null
  const id = projectIdOf(req)
  const project = id
    ? await req.payload.findByID({
        collection: 'projects',
        id,
        depth: 0,
        select: { title: true, domains: true },
        disableErrors: true,
        overrideAccess: true, // the name of the project in which the editor is signed in
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
