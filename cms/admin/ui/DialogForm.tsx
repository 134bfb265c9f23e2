'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState, useTransition } from 'react'
import { Dialog } from './Dialog.tsx'
import type { FieldState } from './FieldState.ts'
import { isTooLong } from './isTooLong.ts'
import type { Answered } from './panelClient.ts'

/** An error of one input of a form. */
export type FieldError = { field: string; message: string }

type Props = {
  title: string
  submit: string
  isDanger?: boolean
  /** Label of the button while sending. @default submit */
  busy?: string
  /** Whether the form is complete. @default true */
  isReady?: boolean
  /** Sends the form. A string or a field's problem is shown as an error; null leaves the dialog open without a message. */
  send: () => Promise<Answered | FieldError | string | null>
  /** Inputs. `state` is of a form with one input; in a form with more, `stateOf` marks only those that are wrong. */
  children: (state: FieldState, stateOf: (field: string) => FieldState) => ReactNode
  /** The total of the form, above its buttons, visible at every scroll position. */
  sum?: ReactNode
  onClose: () => void
}

/**
 * A form in a dialog. Ignores submits while sending; on success shows a toast, refreshes the page and closes once the page shows the
 * new state, on failure shows the error. A refusal after which the refreshed page no longer has the dialog is shown as a toast.
 */
export function DialogForm(props: Props) {
  const { title, submit, isDanger, busy = submit, isReady = true, send, children, sum, onClose } = props
  const [problem, setProblem] = useState({ message: '', fields: [] as string[] })
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const isBusy = isSending || isRefreshing
  const router = useRouter()
  const id = useId()
  /** The refusal that is shown here while the page is refreshed. */
  const unread = useRef('')
  useEffect(
    () => () => {
      if (unread.current) toast.error(unread.current)
    },
    [],
  )
  const close = () => {
    unread.current = ''
    onClose()
  }

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || isTooLong(event.currentTarget)) return
    setSending(true)
    unread.current = ''
    const answer = await send()
    setSending(false)
    if (answer === null) return
    if (typeof answer === 'string') return setProblem({ message: answer, fields: [] })
    if ('field' in answer) return setProblem({ message: answer.message, fields: [answer.field] })
    if (!answer.apiSuccess) {
      setProblem({ message: answer.message, fields: Object.keys(answer.fields ?? {}) })
      // The document has changed since: refresh it, so that the next submit is based on the newer version.
      if (answer.code === 'meanwhile') {
        unread.current = answer.message
        router.refresh()
      }
      return
    }
    toast.success(answer.message)
    startRefresh(() => {
      router.refresh()
      onClose()
    })
  }

  const stateIf = (isInvalid: boolean): FieldState => ({ 'aria-invalid': isInvalid, 'aria-describedby': id })

  return (
    <Dialog title={title} onClose={close}>
      <form onSubmit={act} noValidate>
        {children(stateIf(problem.message !== ''), (field) => stateIf(problem.fields.includes(field)))}
        <div className="people-dialog__foot">
          {sum}
          <p id={id} className="panel-field__error" role="alert">
            {problem.message}
          </p>
          <div className="panel-actions people-dialog__actions">
            <button type="button" className="panel-button" onClick={close}>
              Back
            </button>
            <button
              type="submit"
              className={`panel-button ${isDanger ? 'panel-button--danger' : 'panel-button--primary'}`}
              aria-disabled={isBusy}
              disabled={!isReady}
            >
              {isBusy ? busy : submit}
            </button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
