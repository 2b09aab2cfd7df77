import type { Paint, Pattern, Shape, TextShape } from '#domain/images/scene.ts';
import classes from './scene-colours.module.css';

const colour = (paint: Paint): string => `var(--scene-${paint})`;

function fillOf(id: string, paint: Paint = 'none', pattern: Pattern = 'solid'): string {
  return pattern === 'solid' ? colour(paint) : `url(#${id}-${paint}-${pattern})`;
}

function Text({ shape }: { shape: TextShape }) {
  return (
    <text
      x={shape.x}
      y={shape.y}
      fontSize={shape.size}
      textAnchor={shape.anchor}
      fontWeight={shape.isBold ? 600 : 400}
      fill={colour(shape.fill ?? 'ink')}
      className={shape.hasHalo ? classes['halo'] : undefined}
      data-role={shape.role}
    >
      {shape.text}
    </text>
  );
}

function Group({
  shape,
  id,
  place,
}: {
  shape: Extract<Shape, { kind: 'group' }>;
  id: string;
  place: string;
}) {
  const { x, y, scale, isTurned, clip } = shape;
  const clipId = `${id}-clip-${place}`;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${isTurned ? -scale : scale} ${scale})`}
      clipPath={clip && `url(#${clipId})`}
    >
      {clip && (
        <clipPath id={clipId}>
          <rect {...clip} />
        </clipPath>
      )}
      <Shapes shapes={shape.shapes} id={id} place={place} />
    </g>
  );
}

function OneShape({ shape, id, place }: { shape: Shape; id: string; place: string }) {
  if (shape.kind === 'text') return <Text shape={shape} />;
  if (shape.kind === 'group') return <Group shape={shape} id={id} place={place} />;
  const look = {
    fill: fillOf(id, shape.fill, shape.pattern),
    stroke: colour(shape.stroke ?? 'none'),
    strokeWidth: shape.strokeWidth,
    strokeDasharray: shape.dash?.join(' '),
    // A dash with round ends would run into the next one.
    strokeLinecap: shape.dash && ('butt' as const),
    opacity: shape.opacity,
  };
  switch (shape.kind) {
    case 'rect':
      return (
        <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={shape.radius} {...look} />
      );
    case 'line':
      return <line x1={shape.x1} y1={shape.y1} x2={shape.x2} y2={shape.y2} {...look} />;
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} {...look} />;
    case 'path':
      return <path d={shape.d} {...look} />;
    default:
      return shape satisfies never;
  }
}

/** Shapes of a scene in SVG. `id` sets its patterns apart from those of other pictures on the page; `place` its parts. */
export function Shapes({ shapes, id, place }: { shapes: readonly Shape[]; id: string; place: string }) {
  return shapes.map((shape, at) => (
    // The shapes of a scene never change, so the place is the identity.
    // oxlint-disable-next-line react/no-array-index-key
    <OneShape key={at} shape={shape} id={id} place={`${place}-${at}`} />
  ));
}
