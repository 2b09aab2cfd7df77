import type { AvatarDesign } from '#domain/profile/avatar-design.ts';
import type { PictureAnswer } from './api.ts';
import { encodePicture } from './encode-picture.ts';

/** Draws a square picture of this many pixels. */
export async function drawAvatar(design: AvatarDesign, side: number): Promise<PictureAnswer> {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw on');
  pen.fillStyle = design.ground;
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = design.shade;
  for (const shape of design.shapes) {
    pen.beginPath();
    if (shape.kind === 'circle') pen.arc(shape.x * side, shape.y * side, shape.r * side, 0, 2 * Math.PI);
    else for (const [x, y] of shape.points) pen.lineTo(x * side, y * side);
    pen.fill();
  }
  pen.fillStyle = '#fff';
  pen.font = `600 ${side * 0.42}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(design.letters, side / 2, side * 0.52, side * 0.84);
  return encodePicture(canvas);
}
