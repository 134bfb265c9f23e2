import { saveFile } from '../ui/saveFile.ts'

/** Saves bytes in base64 as a download. */
export const saveBase64 = (name: string, type: string, base64: string): void => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  saveFile(name, new Blob([bytes], { type }))
}
