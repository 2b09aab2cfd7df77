import { expose } from 'comlink';
import { makePicture } from './make-picture.ts';
import type { PictureWorkerApi } from './api.ts';

const api: PictureWorkerApi = { make: makePicture };
expose(api);
