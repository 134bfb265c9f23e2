/** Hands a file to the browser to keep. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser that asks where to put it reads it later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The same of a text, as a CSV file. */
export const saveCsvText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
