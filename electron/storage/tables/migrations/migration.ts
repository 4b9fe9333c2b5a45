/** A statement that is run for games a few at a time, those whose keys are from `@from` to `@to`, so that its progress can be shown. */
export interface ByGames {
  readonly byGames: string;
}

/** One step of the schema. Never changed once released: what a released version wrote, every later one reads. */
export interface Migration {
  /** `user_version` after it; the list counts from 1 without holes. */
  readonly version: number;
  readonly name: string;
  /** Run in order, in one transaction. */
  readonly statements: readonly (string | ByGames)[];
}
