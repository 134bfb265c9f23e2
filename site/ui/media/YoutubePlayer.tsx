'use client'
import ExternalLink from 'lucide-react/icons/external-link'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { looks, root, sizes } from '../Button.css.ts'
import { PlainButton } from '../PlainButton.tsx'
import { Icon } from './Icon.tsx'
import { seekYoutube, useYoutube, type YoutubeInfo } from './useYoutube.ts'
import { frame, notice, noticeText, noticeWays, waiting } from './YoutubePlayer.css.ts'

type YoutubePlayerProps = {
  /** The 11-character id of the YouTube video. */
  id: string
  title: string
  /** Where it begins, s. */
  startS?: number
  /** Gets a function that seeks to a second, while the player is mounted. */
  seekRef?: RefObject<((seconds: number) => void) | null>
  /** Called with position, length and play state, a few times a second. */
  onInfo?: (info: YoutubeInfo) => void
}

/**
 * YouTube's own player, which starts at once and fills its container. When it can't be loaded, it shows an
 * error and a link to YouTube.
 */
export function YoutubePlayer(props: YoutubePlayerProps) {
  const [tries, setTries] = useState(0)
  return <Player key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function Player(props: YoutubePlayerProps & { onRetry: () => void }) {
  const { id, title, startS = 0, seekRef, onInfo, onRetry } = props
  const t = useTexts('ui')
  const element = useRef<HTMLIFrameElement>(null)
  const state = useYoutube(element, onInfo)
  useEffect(() => {
    if (!seekRef) return
    seekRef.current = (seconds) => seekYoutube(element.current, seconds)
    return () => {
      seekRef.current = null
    }
  }, [seekRef])
  return (
    <>
      <iframe
        ref={element}
        className={frame}
        // Hides the browser's own error page in the frame.
        data-state={state}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&enablejsapi=1${startS > 0 ? `&start=${Math.floor(startS)}` : ''}`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {state === 'loading' ? (
        <p className={waiting} role="status">
          {t.loadingVideo}
        </p>
      ) : null}
      {state === 'failed' ? (
        <div className={notice} role="alert">
          <p className={noticeText}>{t.videoFailed}</p>
          <div className={noticeWays}>
            <PlainButton look="outline" size="s" icon={RotateCw} onClick={onRetry}>
              {t.tryAgain}
            </PlainButton>
            <a
              href={`https://www.youtube.com/watch?v=${id}`}
              target="_blank"
              rel="noopener"
              className={`${root} ${sizes.s} ${looks.outline}`}
            >
              <Icon icon={ExternalLink} size="s" />
              {t.watchOnYoutube}
            </a>
          </div>
        </div>
      ) : null}
    </>
  )
}
