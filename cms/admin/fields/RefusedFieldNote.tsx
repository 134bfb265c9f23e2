'use client'
import { useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = { form: Element; path: string; message: string }

/** The field of a form by its path; within a drawer Payload adds a number to the id. */
function fieldAt(form: Element, path: string): Element | null {
  const id = `field-${path.replaceAll('.', '__')}`
  const named = [...form.querySelectorAll(`[id^="${CSS.escape(id)}"]`)]
  const exact = named.find((element) => element.id.replace(/-\d+$/, '') === id)
  return exact?.closest('.field-type') ?? null
}

/** The server's error of a field, below it, in the place of Payload's own errors (fieldErrors.css). */
export function RefusedFieldNote({ form, path, message }: Props) {
  const id = useId()
  const [field, setField] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const found = fieldAt(form, path)
    const control = found?.querySelector('input, textarea, [contenteditable]')
    setField(found)
    found?.setAttribute('data-refused', '')
    control?.setAttribute('aria-invalid', 'true')
    control?.setAttribute('aria-errormessage', id)
    return () => {
      found?.removeAttribute('data-refused')
      control?.removeAttribute('aria-invalid')
      control?.removeAttribute('aria-errormessage')
    }
  }, [form, path, id])
  // The field itself warns of a reserved slug while it is typed (ReservedSlugNote).
  if (!field || field.querySelector('.slug-note:not(:empty)')) return null
  return createPortal(
    <div className="field-error tooltip tooltip--show" id={id} role="alert">
      <span className="tooltip-content">{message}</span>
    </div>,
    field.querySelector(':scope > .field-type__wrap') ?? field,
  )
}
