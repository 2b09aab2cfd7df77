import type { PictureThing } from '#contract/images/picture-image.ts';
import {
  board,
  ceilingLamp,
  desk,
  pictureFrame,
  plant,
  shelf,
  stool,
  table,
  windowFrame,
} from './indoors.ts';
import { bench, boat, bush, cloud, dog, hill, lampPost, sun, tree } from './outdoors.ts';
import { child, seatedAtDesk, sittingPerson, standingPerson, walkingPerson } from './people.ts';
import type { Drawing } from './pen.ts';
import { bicycle, bus, busStop, car, house, marketStall, shop, tower } from './town.ts';

/** The drawing of each thing. */
export const drawings = {
  sun,
  cloud,
  hill,
  tree,
  bush,
  house,
  shop,
  tower,
  bus,
  car,
  bicycle,
  'bus-stop': busStop,
  bench,
  'lamp-post': lampPost,
  'market-stall': marketStall,
  boat,
  dog,
  window: windowFrame,
  'picture-frame': pictureFrame,
  shelf,
  plant,
  board,
  'ceiling-lamp': ceilingLamp,
  desk,
  stool,
  table,
  'standing-person': standingPerson,
  'walking-person': walkingPerson,
  'sitting-person': sittingPerson,
  'seated-at-desk': seatedAtDesk,
  child,
} satisfies Record<PictureThing, Drawing>;
