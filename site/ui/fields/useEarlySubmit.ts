import { type FormEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Props of a form that the server renders and a script sends. Submitted before its script is loaded, the
 * browser would reload the page with the input in its URL; React keeps the submission of a form whose
 * `action` is a function, and it is submitted as soon as the form is hydrated.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  const [isPressed, setIsPressed] = useState(false)
  // One render later: input from before hydration is in the state by then.
  useEffect(() => {
    if (isPressed) form.current?.requestSubmit()
  }, [form, isPressed])
  return {
    action: () => setIsPressed(true),
    // React resets a form when its action is done.
    onReset: (event: FormEvent) => event.preventDefault(),
  }
}
