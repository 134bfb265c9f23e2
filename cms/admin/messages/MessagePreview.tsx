import type { UIFieldServerProps } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { MessagePreviewBox } from './MessagePreviewBox.tsx'

/** Preview of a message template below its text, with the project's name and main host; other values come from the form. */
export async function MessagePreview({ path, req }: UIFieldServerProps & { path: string }) {
  const project = projectOf(req)
  const found = project
    ? await req.payload.findByID({
        collection: 'projects',
        id: project.id,
        depth: 0,
        select: { title: true, domains: true },
        disableErrors: true,
        overrideAccess: true, // the name of the admin's own project
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
