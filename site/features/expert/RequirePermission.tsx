'use client'
import type { ReactNode } from 'react'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'

type PermissionProps = {
  start: ExpertStart
  id: ExpertStart['permissions'][number]['id']
  children: ReactNode
}

/** Shows its content to experts with the permission; others see which one is missing. */
export function RequirePermission({ start, id, children }: PermissionProps) {
  const t = useTexts('expert')
  const permission = start.permissions.find((each) => each.id === id)
  if (permission?.isGiven) return children
  const isOff = permission?.isSwitchedOff
  return (
    <EmptyState
      title={fillPlaceholders(isOff ? t.isSwitchedOff : t.needsPermission, { permission: t.permissions[id] })}
      text={isOff ? t.switchedOffText : t.notGivenText}
    />
  )
}
