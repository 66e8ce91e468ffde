import { RobotFace, RobotShape } from '../../parts/robot-shape.tsx';
import { Cells, Drawing } from './drawing.tsx';

/** The picture in the place of the video: the robot beside a playslip. */
export function Poster() {
  return (
    <Drawing>
      <circle cx="262" cy="34" r="92" fill="var(--card)" opacity="0.55" />
      <circle cx="40" cy="176" r="70" fill="var(--card)" opacity="0.55" />
      <g transform="translate(34 14) scale(2.1)" color="var(--accent)">
        <RobotShape />
        <RobotFace />
      </g>
      <g transform="rotate(4 230 88)">
        <rect x="166" y="22" width="124" height="134" rx="10" fill="var(--card)" />
        <rect x="166" y="22" width="124" height="22" rx="10" fill="var(--accent)" />
        <rect x="166" y="34" width="124" height="10" fill="var(--accent)" />
        <rect x="178" y="30" width="52" height="6" rx="3" fill="var(--on-accent)" />
        <Cells x={178} y={56} columns={5} rows={4} step={21.5} marked={[2, 6, 9, 13, 19]} />
      </g>
    </Drawing>
  );
}
