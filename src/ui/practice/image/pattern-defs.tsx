import type { Paint, Pattern, Shape } from '#domain/images/scene.ts';

export type Patterned = Exclude<Pattern, 'solid'>;

interface UsedPattern {
  readonly paint: Paint;
  readonly pattern: Patterned;
}

/** The marks of each pattern, on a tile of 8 by 8. */
const marks: Record<Patterned, string> = {
  stripes: 'M -2 2 L 2 -2 M 0 8 L 8 0 M 6 10 L 10 6',
  'back-stripes': 'M -2 6 L 2 10 M 0 0 L 8 8 M 6 -2 L 10 2',
  dots: 'M 2 2 L 2 2.01 M 6 6 L 6 6.01',
  grid: 'M 0 4 L 8 4 M 4 0 L 4 8',
  waves: 'M 0 4 Q 2 2 4 4 Q 6 6 8 4',
};

/** Which fills with a pattern a picture has, each once. */
export function usedPatterns(shapes: readonly Shape[]): UsedPattern[] {
  const used = new Map<string, UsedPattern>();
  const look = (shape: Shape): void => {
    if (shape.kind === 'group') shape.shapes.forEach(look);
    else if (shape.kind !== 'text' && shape.fill !== undefined && shape.pattern && shape.pattern !== 'solid')
      used.set(`${shape.fill}-${shape.pattern}`, { paint: shape.fill, pattern: shape.pattern });
  };
  shapes.forEach(look);
  return [...used.values()];
}

/** `scale`: how much larger what they fill is drawn than the tile. */
export function PatternDefs({
  id,
  used,
  scale,
}: {
  id: string;
  used: readonly UsedPattern[];
  scale: number;
}) {
  return (
    <defs>
      {used.map(({ paint, pattern }) => (
        <pattern
          key={`${paint}-${pattern}`}
          id={`${id}-${paint}-${pattern}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <rect width="8" height="8" fill={`var(--scene-${paint})`} />
          <path
            d={marks[pattern]}
            fill="none"
            stroke="var(--scene-ground)"
            strokeWidth={pattern === 'dots' ? 2.4 : 1.6}
            strokeOpacity={pattern === 'waves' ? 0.55 : 0.8}
          />
        </pattern>
      ))}
    </defs>
  );
}
