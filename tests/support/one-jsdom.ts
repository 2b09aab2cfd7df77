import { builtinEnvironments, type Environment } from 'vitest/runtime';

let isOpen = false;

/**
 * One window for all test files of a worker, which share their modules too: React and Mantine hold on to the window that they were
 * loaded in, and loading them takes longer than most tests.
 */
const oneJsdom: Environment = {
  name: 'one-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isOpen) await builtinEnvironments.jsdom.setup(global, options);
    isOpen = true;
    return { teardown: () => undefined };
  },
};

export default oneJsdom;
