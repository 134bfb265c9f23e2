import { type Answered, postCall } from '../ui/panelClient.ts'

/** Bytes of a file in base64. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })

/** Sends a picture or video to the bank. */
export const addBankFile = async (file: File): Promise<Answered<{ id: string; isVideo: boolean }>> =>
  postCall('/bank/addfile', { name: file.name, base64: await base64Of(file) })
