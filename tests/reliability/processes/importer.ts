/**
 * Imports one large pack after the other, and says each answer the moment it has it: `ack <number>`. A pack comes in the
 * parts that a window would send.
 */
import { writeSync } from 'node:fs';
import { partsOf } from '../../../core/contract/text-parts.ts';
import { packText } from '../games/packs.ts';
import { openSession } from '../support/session.ts';

interface Options {
  readonly path: string;
  readonly packs: number;
}

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

async function main({ path, packs }: Options): Promise<void> {
  const session = openSession({ path });
  say(`open ${session.storage.state.kind}`);
  const { length } = await session.tell('packs.list', null);
  for (let number = length; number < length + packs; number++) {
    const textId = `pack-text-${number}`;
    for (const part of partsOf(textId, packText(number))) await session.tell('texts.part', part);
    await session.tell('designs.import', { textId });
    say(`ack ${number}`);
  }
  session.close();
}

await main(JSON.parse(process.argv[2] ?? '{}'));
