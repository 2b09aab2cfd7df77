import { runOperatorCommand } from '#tools/operator-command.ts';
import { runEvaluations } from './run-evaluations.ts';

/** `npm run evaluations`: prints for the operator what learners think of their scores. */
await runOperatorCommand((db, args) => runEvaluations(db, args));
