/** Widest picture of a video in a doubt, px. */
const MAX_WIDTH = 640
const QUALITY = 0.85

/** What a video shows now, as a small JPEG; null where there is no picture, or where the browser does not give out that of another host. */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight, readyState } = video
  if (videoWidth === 0 || videoHeight === 0 || readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(MAX_WIDTH, videoWidth)
  canvas.height = Math.round((videoHeight * canvas.width) / videoWidth)
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } catch {
    return null
  }
}
