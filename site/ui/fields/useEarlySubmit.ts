import { type FormEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Props of a form that the server draws and a script sends. Pressed before its script has come, the browser would load
 * the page anew, with what was typed in its address; React keeps the press of a form whose `action` is a function, and
 * it is submitted as soon as the form listens.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  const [isPressed, setIsPressed] = useState(false)
  // A render later: what was typed before the script is in the state by then.
  useEffect(() => {
    if (isPressed) form.current?.requestSubmit()
  }, [form, isPressed])
  return {
    action: () => setIsPressed(true),
    // React empties a form whose action is over.
    onReset: (event: FormEvent) => event.preventDefault(),
  }
}
