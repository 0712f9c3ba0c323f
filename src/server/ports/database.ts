/** The database as the features see it: PostgreSQL, always entered either in the name of one company or as the identity scope. */
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';

/** Runs statements on one connection, inside one transaction. */
export type Statements = TransactionSql | Sql;

/** Part of a statement, or a whole one that stands inside another. */
export type Fragment = PendingQuery<Row[]>;

export interface Database {
  /** A transaction in which only the rows of this company exist. */
  tenant<T>(tenantId: string, work: (sql: Statements) => Promise<T>): Promise<T>;
  /** The same for a single statement, in one round trip. */
  tenantQuery<T extends readonly Row[]>(tenantId: string, build: (sql: Statements) => PendingQuery<T>): Promise<T>;
  /** A transaction that sees people and sessions of all companies, and nothing else of theirs. */
  identity<T>(work: (sql: Statements) => Promise<T>): Promise<T>;
  /** The same for a single statement. */
  identityQuery<T extends readonly Row[]>(build: (sql: Statements) => PendingQuery<T>): Promise<T>;
  /**
   * Calls `heard` for each notification on a channel, from this and every other process, and `resumed` whenever the line
   * stands (again): what was sent while it was broken is gone.
   */
  listen(channel: string, heard: (payload: string) => void, resumed: () => void): Promise<void>;
  /** Fails when the database doesn't answer. */
  ping(): Promise<void>;
  /** Waits for running statements, at most five seconds. */
  close(): Promise<void>;
}

/** A list of texts as PostgreSQL writes an array; cast it where it is used (`::uuid[]`, `::text[]`). */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}
