import { execFileSync } from 'node:child_process';

/** Files of a repository that differ from a commit and are still there, with those that git does not know yet. */
export function changedFiles(since: string, cwd = '.'): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  const differ = git('diff', '--name-only', '--relative', '--diff-filter=d', since);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differ, ...unknown])].toSorted();
}
