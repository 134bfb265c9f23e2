'use client'
import CaptionsIcon from 'lucide-react/icons/captions'
import Keyboard from 'lucide-react/icons/keyboard'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import Pause from 'lucide-react/icons/pause'
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Volume from 'lucide-react/icons/volume-2'
import Muted from 'lucide-react/icons/volume-x'
import { Group } from 'react-aria-components/Group'
import type { ChapterMark } from '#domain/learning/chapterMarks.ts'
import { playTime } from '#domain/learning/chapterMarks.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { IconButton } from '#site/ui/IconButton.tsx'
import { type PlayClock, usePlaySecond } from './PlayClock.ts'
import {
  bar,
  button,
  controls,
  desktopOnly,
  spacer,
  speed as speedStyle,
  time,
} from './PlayerControls.css.ts'
import { QualityMenu, type QualityMenuProps } from './QualityMenu.tsx'
import { Scrubber } from './Scrubber.tsx'
import { type Player, SPEEDS } from './usePlayer.ts'

type PlayerControlsProps = {
  player: Player
  clock: PlayClock
  chapters: readonly ChapterMark[]
  captions: { isOn: boolean; toggle: () => void } | null
  /** Null where there is nothing to choose from. */
  quality: QualityMenuProps | null
  fullscreen: { isOn: boolean; toggle: () => void }
  /** Null where the browser has no such window. */
  onPictureInPicture: (() => void) | null
  onHelp: () => void
}

/** The bar below the picture. */
export function PlayerControls(props: PlayerControlsProps) {
  const { player, clock, chapters, captions, quality, fullscreen, onPictureInPicture, onHelp } = props
  const t = useTexts('player')
  const { lengthS, isPlaying, speed, isMuted } = player
  return (
    <div className={controls}>
      <Scrubber clock={clock} lengthS={lengthS} chapters={chapters} onSeek={player.seek} />
      <Group className={bar} aria-label={t.controls}>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? t.pause : t.play}
          className={button}
          onPress={player.toggle}
        />
        <IconButton icon={RotateCcw} label={t.back} className={button} onPress={() => player.skip(-10)} />
        <Time clock={clock} lengthS={lengthS} />
        <span className={spacer} />
        <IconButton
          icon={isMuted ? Muted : Volume}
          label={isMuted ? t.unmute : t.mute}
          className={`${button} ${desktopOnly}`}
          onPress={player.toggleMuted}
        />
        {/* A list of the browser's own: what is drawn outside of the box is not seen in full screen. */}
        <select
          className={speedStyle}
          aria-label={t.speed}
          value={speed}
          onChange={(event) => player.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {`${one}x`}
            </option>
          ))}
        </select>
        {quality ? <QualityMenu {...quality} /> : null}
        {captions ? (
          <IconButton
            icon={CaptionsIcon}
            label={captions.isOn ? t.captionsOff : t.captionsOn}
            className={button}
            data-on={captions.isOn || undefined}
            onPress={captions.toggle}
          />
        ) : null}
        {onPictureInPicture ? (
          <IconButton
            icon={PictureInPicture}
            label={t.pictureInPicture}
            className={`${button} ${desktopOnly}`}
            onPress={onPictureInPicture}
          />
        ) : null}
        <IconButton icon={Keyboard} label={t.keys} className={`${button} ${desktopOnly}`} onPress={onHelp} />
        <IconButton
          icon={fullscreen.isOn ? Minimize : Maximize}
          label={fullscreen.isOn ? t.leaveFullscreen : t.fullscreen}
          className={button}
          onPress={fullscreen.toggle}
        />
      </Group>
    </div>
  )
}

function Time({ clock, lengthS }: { clock: PlayClock; lengthS: number }) {
  const second = usePlaySecond(clock)
  return (
    <span className={time}>
      {playTime(second)}
      <span className={desktopOnly}> / {playTime(lengthS)}</span>
    </span>
  )
}
