import { testSeeds } from './expect-seeds.ts';

testSeeds(3);
