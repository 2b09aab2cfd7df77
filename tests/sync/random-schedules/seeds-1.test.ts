import { testSchedules } from './test-schedules.ts';

testSchedules(0);
