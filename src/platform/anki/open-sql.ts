import initSqlJs, { type SqlJsStatic } from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';

/** The database engine that Anki packages need; fetched when the first one is read or written. */
export function openSql(): Promise<SqlJsStatic> {
  return initSqlJs({ locateFile: () => wasmUrl });
}
