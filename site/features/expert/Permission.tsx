import type { ReactNode } from 'react'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'

type PermissionProps = {
  start: ExpertStart
  id: ExpertStart['permissions'][number]['id']
  children: ReactNode
}

/** Shows its content to experts with the permission, and others which one is missing. */
export function Permission({ start, id, children }: PermissionProps) {
  const permission = start.permissions.find((each) => each.id === id)
  if (permission?.isGiven) return children
  return (
    <EmptyState
      title={
        permission?.isSwitchedOff
          ? `“${permission.label}” is switched off`
          : `You need the permission “${permission?.label}”`
      }
      text={
        permission?.isSwitchedOff
          ? 'This project does not use this part at the moment. An admin can switch it on.'
          : 'It is not among the permissions of your account. Ask an admin of this project for it.'
      }
    />
  )
}
