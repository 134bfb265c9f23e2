'use client'
import { useEffect, useRef } from 'react'
import type { MessageDialogProps } from './Message.ts'

/** The browser's own confirm and alert, for when our dialog can't be loaded. */
export function SystemMessage({ message, onAnswer }: MessageDialogProps) {
  const isShown = useRef(false)
  useEffect(() => {
    if (isShown.current) return
    isShown.current = true
    const text = [message.title, typeof message.text === 'string' ? message.text : '']
      .filter(Boolean)
      .join('\n\n')
    if (message.kind === 'confirm') {
      onAnswer(window.confirm(text))
      return
    }
    window.alert(text)
    onAnswer(true)
  }, [message, onAnswer])
  return null
}
