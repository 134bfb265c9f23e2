import type { UIFieldServerProps } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { MessagePreviewBox } from './MessagePreviewBox.tsx'

/** What a template becomes, below its text. It knows the project's name and first host; the rest comes from the form. */
export async function MessagePreview({ path, req }: UIFieldServerProps & { path: string }) {
  const project = projectOf(req)
  const found = project
    ? await req.payload.findByID({
        collection: 'projects',
        id: project.id,
        depth: 0,
        select: { title: true, domains: true },
        disableErrors: true,
        overrideAccess: true, // the name of the project in which the admin is signed in
        req,
      })
    : null
  return (
    <MessagePreviewBox
      path={path}
      project={found?.title ?? 'Your project'}
      host={found?.domains?.[0]?.host ?? 'your-project.example'}
    />
  )
}
