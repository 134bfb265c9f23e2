'use client'
import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useEffect, useId, useRef, useState } from 'react'
import type { SecretCollection } from '#domain/calls/settings.ts'
import { lengthProblem } from '#domain/text/lengthProblem.ts'
import { postCall } from '../ui/panelClient.ts'
import { useSecretPath } from './useSecretPath.ts'
import { useSecrets } from './useSecrets.ts'

const STATES = { set: 'Set', notSet: 'Not set', unsaved: 'Save first, then set it' } as const

type Props = UIFieldClientProps & { secret: string; label: string; description?: string }

/** Maximum length that the `setsecret` call accepts. */
const LONGEST = 1400

/**
 * A write-only secret: shows whether it is set, and can set, replace or remove it. Saved by a call of its own, so that forms, drafts and
 * versions never contain it.
 */
export function SecretInput({ path = '', readOnly, secret, label, description }: Props) {
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const secretPath = useSecretPath(path, secret)
  const { stateOf, problem, refresh } = useSecrets(collectionSlug, id)
  const [isEditing, setEditing] = useState(false)
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { openModal } = useModal()
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const modal = `remove-${inputId}`
  useEffect(() => {
    if (isEditing) input.current?.focus()
  }, [isEditing])

  const state = id ? stateOf(secretPath) : 'unsaved'
  const isSet = state === 'set'
  // Lower case within sentences, except abbreviations: `SMTP address`, but `auth token`.
  const name = /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
  const mayChange = !readOnly && hasSavePermission !== false

  async function save(next: string | null) {
    if (isBusy) return
    setBusy(true)
    const body = {
      collection: collectionSlug as SecretCollection,
      id: String(id),
      path: secretPath,
      value: next,
    }
    const answer = await postCall('/settings/setsecret', body)
    setBusy(false)
    if (!answer.apiSuccess) return void toast.error(answer.message)
    setValue('')
    setEditing(false)
    toast.success(answer.message)
    refresh()
  }

  const tooLong = lengthProblem(value, LONGEST)
  return (
    <div className="field-type secret-input">
      <label className="field-label" htmlFor={isEditing ? inputId : undefined}>
        {label}
      </label>
      {isEditing ? (
        <div className="secret-input__row">
          <input
            ref={input}
            id={inputId}
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            aria-invalid={tooLong !== null}
            aria-describedby={`${inputId}-problem`}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setEditing(false)
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (value.trim() && !tooLong) void save(value)
            }}
          />
          <Button
            size="small"
            margin={false}
            disabled={isBusy || !value.trim() || tooLong !== null}
            onClick={() => void save(value)}
          >
            Save
          </Button>
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setEditing(false)}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="secret-input__row">
          <span className="secret-input__state" data-set={isSet ? '' : undefined}>
            {state ? STATES[state] : (problem ?? '…')}
          </span>
          {mayChange && (isSet || state === 'notSet') ? (
            <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setEditing(true)}>
              {isSet ? `Replace ${name}` : `Set ${name}`}
            </Button>
          ) : null}
          {isSet && mayChange ? (
            <Button size="small" margin={false} buttonStyle="none" onClick={() => openModal(modal)}>
              Remove
            </Button>
          ) : null}
        </div>
      )}
      <p id={`${inputId}-problem`} className="panel-field__error" aria-live="polite">
        {tooLong}
      </p>
      <p className="field-description">
        {description ? `${description}. ` : ''}Stored encrypted and never shown again.
      </p>
      <ConfirmationModal
        modalSlug={modal}
        heading={`Remove ${name}?`}
        body="What needs it stops working until a new value is set."
        confirmLabel="Remove"
        onConfirm={() => save(null)}
      />
    </div>
  )
}
