import { avatarDesigns, type AvatarDesign } from '#domain/profile/avatar-design.ts';
import classes from './account.module.css';

interface DrawnPicturesProps {
  /** Whose first letters stand in the pictures. */
  name: string;
  isWorking: boolean;
  onChoose: (design: AvatarDesign) => void;
}

/** Pictures that this device draws. A tap on one makes it the learner's own. */
export function DrawnPictures({ name, isWorking, onChoose }: DrawnPicturesProps) {
  return (
    <ul className={classes['drawn']} aria-label="Pictures to choose from">
      {avatarDesigns(name).map((design) => (
        <li key={design.name}>
          <button
            type="button"
            className={classes['drawing']}
            aria-label={design.letters === '' ? `In ${design.name}` : `${design.letters} in ${design.name}`}
            disabled={isWorking}
            onClick={() => onChoose(design)}
          >
            <Drawing design={design} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same figures that the worker draws into the file. */
function Drawing({ design: { ground, shade, shapes, letters } }: { design: AvatarDesign }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={ground} />
      {shapes.map((shape) =>
        shape.kind === 'circle' ? (
          <circle
            key={`${shape.x} ${shape.y}`}
            cx={shape.x * 100}
            cy={shape.y * 100}
            r={shape.r * 100}
            fill={shade}
          />
        ) : (
          <polygon
            key={shape.points.join(' ')}
            points={shape.points.map(([x, y]) => `${x * 100},${y * 100}`).join(' ')}
            fill={shade}
          />
        ),
      )}
      <text
        x="50"
        y="52"
        fill="#fff"
        fontSize="42"
        fontWeight="600"
        fontFamily="system-ui, sans-serif"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letters}
      </text>
    </svg>
  );
}
