import { openMemoryDatabase } from './identity-world.ts';
import { runIdentitySuite } from './identity-suite.ts';

runIdentitySuite('PGlite', openMemoryDatabase);
