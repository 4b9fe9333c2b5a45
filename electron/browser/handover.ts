/**
 * One start over a data folder serves it; the others tell it what they were asked to open, and hear of a way to its page.
 * They meet at a place that only this user can reach, so who answers there is the first start and nobody else.
 */
import { chmod } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type Opened, readSecondStart } from '../host/opened.ts';
import { failureCode } from '../storage/trust/trouble.ts';
import { findMeetingPlace, makeMeetingPlace, tidyMeetingPlace } from './meeting-place.ts';

/** What a second start says to the first. */
export interface Handover extends Opened {
  /** The page is about to be opened once more; else one that stands already shows what is to be opened. */
  readonly opensPage: boolean;
}

export interface HandoverDesk {
  /** The place is free for another. */
  close(): Promise<void>;
}

export interface HandoverDeskOptions {
  /** Opens what another start names, and answers with a URL of the page that is good for one visit. */
  readonly take: (handover: Handover) => string;
  readonly onBug: (error: unknown) => void;
}

/** Longer than any command line. */
const MAX_WORDS = 4_194_304;
/** One that has only just begun may not listen yet. */
const TRY_AGAIN_MS = 50;

/** As a first start makes them: nothing else is shown to a player. */
const URL_OF_PAGE = /^http:\/\/127\.0\.0\.1:\d{1,5}\/#token=[\w-]{43}$/;

/**
 * Listens for other starts over `folder`; only for the one that holds its lock. Null where the machine has no such place:
 * then each start is alone.
 */
export async function openHandoverDesk(
  folder: string,
  { take, onBug }: HandoverDeskOptions,
): Promise<HandoverDesk | null> {
  const server = createServer((asked, answer) => {
    serve(asked, answer, take).catch(onBug);
  });
  try {
    const place = await makeMeetingPlace(folder, process.platform);
    if (place === null) return null;
    await listen(server, place);
    // Its room keeps others out already; a pipe has no mode.
    if (process.platform !== 'win32') await chmod(place, 0o600);
    await tidyMeetingPlace(folder, true);
    return {
      async close() {
        await close(server);
        await tidyMeetingPlace(folder, false);
      },
    };
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}

/**
 * Hands over to the start that serves `folder`. Answers with a URL of its page; null when nobody answers in time, as a
 * first start that hangs does not.
 */
export async function handOver(folder: string, handover: Handover, withinMs: number): Promise<string | null> {
  const endsAt = performance.now() + withinMs;
  for (let left = withinMs; left > 0; left = endsAt - performance.now()) {
    const place = await findMeetingPlace(folder, process.platform);
    const heard = place === null ? 'nobody' : await tell(place, handover, left);
    if (heard !== 'nobody') return URL_OF_PAGE.test(heard) ? heard : null;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
  return null;
}

async function serve(asked: IncomingMessage, answer: ServerResponse, take: (handover: Handover) => string) {
  const handover = readHandover(await readWords(asked));
  if (handover === null) answer.destroy();
  else answer.end(take(handover));
}

/** Null for one who leaves in the middle, or does not come to an end. */
async function readWords(asked: IncomingMessage): Promise<string | null> {
  let words = '';
  asked.setEncoding('utf8');
  try {
    for await (const chunk of asked) {
      words += chunk;
      if (words.length > MAX_WORDS) return null;
    }
    return words;
  } catch {
    return null;
  }
}

function readHandover(words: string | null): Handover | null {
  try {
    const said: unknown = JSON.parse(words ?? '');
    const opensPage = typeof said === 'object' && said !== null && Reflect.get(said, 'opensPage') === true;
    return { ...readSecondStart(said), opensPage };
  } catch {
    return null;
  }
}

/** `nobody`: the place is not there, or nobody is at it. Empty for one who does not answer. */
function tell(place: string, handover: Handover, withinMs: number): Promise<string> {
  return new Promise((resolve) => {
    const asked = request({ socketPath: place, method: 'POST', agent: false }, (answer) => {
      let words = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        words += chunk;
      });
      answer.on('close', () => resolve(words));
    });
    const giveUp = setTimeout(() => asked.destroy(), withinMs);
    let isMet = false;
    asked.on('socket', (socket) => {
      socket.on('connect', () => {
        isMet = true;
      });
    });
    asked.on('error', () => resolve(isMet ? '' : 'nobody'));
    asked.on('close', () => clearTimeout(giveUp));
    asked.end(JSON.stringify(handover));
  });
}

function listen(server: Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
