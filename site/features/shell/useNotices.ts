'use client'
import { NOTICES, type NoticeName, SNACKBAR_MS } from '#domain/text/notices.ts'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

/** Shows a failure or success as snackbar or alert, and for as long, as spec 8 says (`domain/text/notices.ts`). */
export function useNotices() {
  const { alert } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  return {
    /** Resolves once an alert was closed; at once for anything else. */
    fail: async (name: NoticeName, text: string): Promise<void> => {
      const { failAs, failMs = SNACKBAR_MS } = NOTICES[name]
      if (failAs === 'alert') await alert({ title: text })
      if (failAs === 'snackbar') showSnackbar(text, { severity: 'error', durationMs: failMs })
    },
    done: (name: NoticeName, text: string): void => {
      showSnackbar(text, { severity: NOTICES[name].doneAs ?? 'success', durationMs: SNACKBAR_MS })
    },
  }
}
