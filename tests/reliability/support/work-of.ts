import { readWork, type Work } from '../../../electron/storage/transfer/work.ts';
import { openSession, type Session } from './session.ts';

/** Everything a player would find in a database, and how the storage opened it. */
export interface Found {
  readonly state: Session['storage']['state'];
  readonly work: Work;
}

/** Opens a database as the app does, reads all of it and closes it. */
export function findWork(path: string, now = Date.now()): Found {
  const session = openSession({ path, now: () => now });
  try {
    return { state: session.storage.state, work: readWork(session.storage.database, 'refuse') };
  } finally {
    session.close();
  }
}

/** The same without whose it is, which says from which database it came. */
export function withoutOwners({ games, puzzles, ...work }: Work): Work {
  return {
    ...work,
    ...{ owner: null, owners: [] },
    games: games.map(({ owner: _, ...game }) => game),
    puzzles: { ...puzzles, answers: puzzles.answers.map(({ owner: _, ...answer }) => answer) },
  };
}

/** Returns the differences between the original and the shown work, where less is fine and other is not. */
export function wrongIn(shown: Work, original: Work): string[] {
  const earned = new Set(original.games.flatMap(({ finished }) => finished?.achievements ?? []));
  const originals = new Map(original.games.map((game) => [game.id, game]));
  const games = shown.games.flatMap((game) => {
    const before = originals.get(game.id);
    if (before === undefined) return [`game ${game.id} never was`];
    const complaints: string[] = [];
    if (JSON.stringify(game.setup) !== JSON.stringify(before.setup))
      complaints.push(`another deal in ${game.id}`);
    if (game.owner !== before.owner) complaints.push(`another owner of ${game.id}`);
    const shared = before.journal.slice(0, game.journal.length);
    if (JSON.stringify(game.journal) !== JSON.stringify(shared))
      complaints.push(`another journal in ${game.id}`);
    const score = game.finished?.row.score.total ?? null;
    if (score !== null && score !== before.finished?.row.score.total)
      complaints.push(`another score of ${game.id}`);
    // Another game may earn the achievement of a lost one instead, but no game earns one that none did.
    for (const id of game.finished?.achievements ?? [])
      if (!earned.has(id)) complaints.push(`${id} was never earned`);
    return complaints;
  });
  return [...games, ...wrongOnTheShelf(shown, original)];
}

/** Templates by what is drawn, packs by what they are called and hold: what was kept twice has another id. */
function wrongOnTheShelf(shown: Work, original: Work): string[] {
  const drawn = ({ designs }: Work) => designs.map(({ saved, draft }) => JSON.stringify([saved, draft]));
  const before = new Set(drawn(original));
  const names = new Set(original.packs.map(({ name, author }) => JSON.stringify([name, author])));
  const held = new Set(original.packs.flatMap(({ designIds }) => designIds));
  return [
    ...drawn(shown)
      .filter((text) => !before.has(text))
      .map((text) => `template ${text.slice(0, 80)} never was`),
    ...shown.packs
      .filter(({ name, author }) => !names.has(JSON.stringify([name, author])))
      .map(({ name }) => `pack ${name} never was`),
    ...shown.packs
      .filter(({ designIds }) => designIds.some((id) => !held.has(id)))
      .map(({ name }) => `pack ${name} holds another template`),
  ];
}
