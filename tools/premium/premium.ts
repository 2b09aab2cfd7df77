import { runOperatorCommand } from '#tools/operator-command.ts';
import { runPremium } from './run-premium.ts';

/** `npm run premium`: the operator gives learners Premium and takes it away. */
await runOperatorCommand((db, args) => runPremium(db, args));
