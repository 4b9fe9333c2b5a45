/** Small pictures of what a setting does: two tiles on the ground of a theme, a thread that runs, or stands, or is cut. */
import type { Settings } from '../../../../core/contract/settings.ts';
import styles from './settings.module.css';

type Theme = Settings['theme'];
type Motion = Settings['reducedMotion'];
type Hand = Settings['hand'];

const SIDE = 22;

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly look?: 'flat' | 'ghost';
}

function Piece({ x, y, look }: PieceProps) {
  return (
    <g className={styles.piece} data-look={look}>
      <rect className={styles.pieceSide} x={x} y={y + 3} width={SIDE} height={SIDE} rx={5} />
      <rect className={styles.pieceFace} x={x} y={y} width={SIDE} height={SIDE} rx={5} />
    </g>
  );
}

function Coin({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.pieceCoin}>
      <circle cx={x} cy={y} r={6.5} />
      <path d={`M${x - 2} ${y - 2}h4v4h-4Z`} />
    </g>
  );
}

function Flower({ x, y }: { readonly x: number; readonly y: number }) {
  const petals = [0, 1, 2, 3, 4].map((petal) => (petal * 2 * Math.PI) / 5 - Math.PI / 2);
  return (
    <g className={styles.pieceFlower}>
      {petals.map((angle) => (
        <circle key={angle} cx={x + 4 * Math.cos(angle)} cy={y + 4 * Math.sin(angle)} r={3} />
      ))}
    </g>
  );
}

export function ThemePicture({ theme }: { readonly theme: Theme }) {
  return (
    <svg
      className={styles.themePicture}
      viewBox="14 8 72 40"
      overflow="visible"
      aria-hidden="true"
      data-shown={theme}
    >
      {/* The ground goes on beside the tiles, however wide its frame is. */}
      <rect className={styles.themeGround} x={-150} width={400} height={56} />
      {theme === 'system' && <path className={styles.themeHalf} d="M100 0h150v56H36Z" />}
      <Piece x={26} y={15} />
      <Piece x={52} y={15} />
      <Coin x={37} y={26} />
      <Flower x={63} y={26} />
    </svg>
  );
}

/** A phone with its board, and the buttons below it where the thumb of the hand reaches them. */
export function HandPicture({ hand }: { readonly hand: Hand }) {
  return (
    <svg className={styles.handPicture} viewBox="0 0 88 84" aria-hidden="true">
      <g transform={hand === 'left' ? 'matrix(-1 0 0 1 88 0)' : undefined}>
        <rect className={styles.handPhone} x={22} y={6} width={44} height={72} rx={8} />
        {[12, 23, 34].flatMap((y) =>
          [28.5, 39.5, 50.5].map((x) => (
            <g key={`${x} ${y}`}>
              <rect className={styles.pieceSide} x={x} y={y + 1.5} width={9} height={9} rx={2} />
              <rect className={styles.pieceFace} x={x} y={y} width={9} height={9} rx={2} />
            </g>
          )),
        )}
        {[36, 46, 56].map((x) => (
          <rect key={x} className={styles.handButton} x={x - 2} y={62} width={8} height={8} rx={2.5} />
        ))}
        <path
          className={styles.handThumb}
          d="M85 90C87 76 80 65 71 61c-4-1.6-8 2.6-5.6 6.6C69 74 67 83 68 90Z"
        />
      </g>
    </svg>
  );
}

export function MotionPicture({ motion }: { readonly motion: Motion }) {
  const isStill = motion === 'on';
  return (
    <svg className={styles.motionPicture} viewBox="0 0 100 56" aria-hidden="true" data-shown={motion}>
      <path className={styles.motionThread} d="M26 30h48" />
      {motion !== 'on' && <path className={styles.motionHead} d="M50 30h24" />}
      <Piece x={10} y={17} />
      {!isStill && <Piece x={68} y={17} look="ghost" />}
      <Piece x={68} y={isStill ? 17 : 9} />
      {motion === 'system' && <path className={styles.motionHalf} d="M0 56 100 0v56Z" />}
    </svg>
  );
}
