import type { Session } from '../support/session.ts';
import { packText } from './packs.ts';
import { play, rectangle, setupOf, wanderingEntries } from './scripted.ts';

/** One good request, to be spoiled. */
export interface GoodRequest {
  readonly channel: string;
  readonly request: unknown;
}

/** A storage with games at every stage, and a good request for each thing that can be asked of it. */
export async function furnish(session: Session): Promise<GoodRequest[]> {
  const setup = setupOf(3, 'classic', rectangle(4, 4));
  const { sent } = play(setup, wanderingEntries(setup));
  const won = await session.tell('games.start', { setup });
  for (const each of sent) await session.tell('games.append', { ...won, ...each });
  await session.tell('games.finish', won);
  const given = await session.tell('games.start', { setup });
  await session.tell('games.abandon', given);
  const { gameId } = await session.tell('games.start', { setup });
  for (const each of sent.slice(0, 3)) await session.tell('games.append', { gameId, ...each });
  const next = sent[3];
  const { width, height, marks, rules, filling } = setup.deal.template;
  const design = { ...{ name: 'Own', author: '', tags: [] }, width, height, marks, rules, filling };
  await session.tell('designs.save', { id: 'own-template', design });
  return [
    { channel: 'app.info', request: null },
    { channel: 'settings.read', request: null },
    { channel: 'settings.write', request: { language: 'en', theme: 'dark', volume: 5, reducedMotion: 'on' } },
    { channel: 'templates.list', request: null },
    { channel: 'designs.save', request: { id: 'own-template', design } },
    { channel: 'designs.import', request: { textId: 'pack-text' } },
    { channel: 'packs.list', request: null },
    {
      channel: 'packs.put',
      request: { id: 'own-pack', name: '合集', author: '', designIds: ['own-template'] },
    },
    { channel: 'packs.delete', request: { id: 'own-pack' } },
    { channel: 'packs.restore', request: { id: 'own-pack' } },
    { channel: 'texts.part', request: { textId: 'pack-text', index: 0, text: packText(1, 2) } },
    { channel: 'games.list', request: null },
    { channel: 'games.load', request: { gameId } },
    { channel: 'games.start', request: { setup } },
    { channel: 'games.append', request: { gameId, ...next } },
    { channel: 'games.clock', request: { gameId, elapsedMs: 9_000, isRunning: true } },
    { channel: 'games.finish', request: { gameId } },
    { channel: 'games.abandon', request: { gameId: given.gameId } },
    { channel: 'data.export', request: { form: 'readable' } },
    { channel: 'data.import', request: { textId: 'never-sent', whose: null } },
    { channel: 'data.step', request: { jobId: gameId } },
    { channel: 'data.part', request: { jobId: gameId, index: 0 } },
    { channel: 'scores.list', request: { mode: 'classic', templateHash: null, assisted: false } },
    { channel: 'scores.all', request: null },
    { channel: 'statistics.read', request: null },
    { channel: 'statistics.games', request: null },
    { channel: 'achievements.list', request: null },
  ];
}
