import { storageKeys } from './storageKeys.ts'

/** The picture of a video at the second that a doubt is about: whose it is, of which lesson, and its bytes as a `data:` address. */
type Kept = { uid: string; lecture: string; second: number; url: string }
type Asked = Pick<Kept, 'uid' | 'lecture' | 'second'>

const keyOf = (slug: string) => storageKeys(slug).input('doubtFrame')

const urlOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })

/** Keeps a picture in this tab until the doubt is asked or given up. */
export async function keepDoubtFrame(slug: string, asked: Asked, picture: Blob): Promise<void> {
  const kept: Kept = { ...asked, url: await urlOf(picture) }
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: the doubt is asked without it.
  }
}

/** The kept picture, if it is of this lesson and second and this person's; named `name`. */
export function doubtFrame(slug: string, { uid, lecture, second }: Asked, name: string): File | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null') as Kept | null
    if (kept?.uid !== uid || kept.lecture !== lecture || kept.second !== second) return null
    const bytes = Uint8Array.from(atob(kept.url.split(',')[1] ?? ''), (char) => char.charCodeAt(0))
    return new File([bytes], name, { type: 'image/jpeg' })
  } catch {
    return null
  }
}

export function forgetDoubtFrame(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
