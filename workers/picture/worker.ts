import { expose } from 'comlink';
import { drawAvatar } from './draw-avatar.ts';
import { makePicture } from './make-picture.ts';
import type { PictureWorkerApi } from './api.ts';

const api: PictureWorkerApi = { make: makePicture, drawAvatar };
expose(api);
