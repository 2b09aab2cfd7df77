import { openEmbeddedDatabase } from './identity-world.ts';
import { runIdentitySuite } from './identity-suite.ts';

runIdentitySuite('PGlite', openEmbeddedDatabase);
