import './app/theme/mantine-base.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/paper.css';
import './app/theme/reading-font.css';
import { addReadingFont } from './app/theme/reading-font.ts';
import { runPart } from './start-parts.ts';

addReadingFont();

// The entry: small, so that the page can be painted and touched while the rest arrives and runs piece by piece.
// (Not awaited here: the parts import what this file is bundled with, and would wait for each other.)
void runPart('start').then(() => import('./main.tsx'));
