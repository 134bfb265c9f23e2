'use client'
import { Button, useAllFormFields, useForm, useFormProcessing } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'

/** Resets all limits of the group to their defaults; saved with the form. */
export function LimitsReset({ path = '', readOnly }: UIFieldClientProps) {
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  // Disabled while saving: the response would overwrite the reset values.
  const isSaving = useFormProcessing()
  const group = path.split('.').slice(0, -1).join('.')
  const limits = Object.entries(DEFAULT_AUTH_LIMITS).map(([name, usual]) => ({
    at: `${group}.${name}`,
    usual,
  }))
  const changed = limits.filter(({ at, usual }) => fields[at] && fields[at].value !== usual)
  if (readOnly) return null
  return (
    <div className="limits-reset">
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isSaving || changed.length === 0}
        onClick={() => {
          for (const { at, usual } of changed)
            dispatch({ type: 'UPDATE', path: at, value: usual, valid: true })
          setModified(true)
        }}
      >
        Reset to defaults
      </Button>
      <span className="field-description">
        {changed.length === 0 ? 'All at their defaults' : `${changed.length} changed`}
      </span>
    </div>
  )
}
