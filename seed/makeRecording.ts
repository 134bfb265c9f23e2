import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BOARD_SECONDS, boardAt } from './assets/openingsBoard.ts'

const OUTPUT = fileURLToPath(new URL('projects/demo/files/three-openings.webm', import.meta.url))
/** Pictures a second: the board changes twice as its words are written. */
const PICTURES_PER_S = 2

/** A soft tone that fades each second and rises every five seconds. Commas are escaped, as ffmpeg's expressions require. */
const TONE = '0.06*sin(2*PI*(220+110*floor(mod(t\\,20)/5))*t)*exp(-3*mod(t\\,1))'

/** The recorded live class of the demo, drawn and with a tone: `npx tsx seed/makeRecording.ts`, needs ffmpeg. The output is committed. */
const ffmpeg = spawn(
  'ffmpeg',
  [
    '-y',
    '-v',
    'error',
    '-f',
    'image2pipe',
    '-framerate',
    String(PICTURES_PER_S),
    '-c:v',
    'png',
    '-i',
    '-',
    '-f',
    'lavfi',
    '-i',
    `aevalsrc=${TONE}:s=48000:d=${BOARD_SECONDS}`,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '40',
    '-r',
    '10',
    '-g',
    '100',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'libopus',
    '-b:a',
    '24k',
    '-ac',
    '1',
    '-shortest',
    '-fflags',
    '+bitexact',
    OUTPUT,
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
const ended = new Promise<number | null>((resolve, reject) => {
  ffmpeg.once('error', reject)
  ffmpeg.once('close', resolve)
})
ffmpeg.stdin.on('error', () => {}) // ffmpeg has exited early and printed the reason
for (let picture = 0; picture < BOARD_SECONDS * PICTURES_PER_S; picture++) {
  const drawn = await sharp(Buffer.from(boardAt(picture / PICTURES_PER_S)))
    .png()
    .toBuffer()
  if (ffmpeg.exitCode !== null) break
  if (!ffmpeg.stdin.write(drawn)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve))
}
ffmpeg.stdin.end()
process.exitCode = (await ended) ?? 1
