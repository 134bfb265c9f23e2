/** Downloads a blob in the browser. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked late: a browser that prompts for a folder reads the blob after the prompt.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads a text as a CSV file. */
export const saveCsvText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
