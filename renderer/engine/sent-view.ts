/**
 * A view on its way from the worker to the window. Copying between threads costs by the value: a deal of 4,096 tiles, with its
 * witness of 2,048 pairs, takes longer than everything else that a link does, and no link changes it. So the deal is sent
 * when it is another one, and the cells as one block of memory.
 */
import type { DealRecord } from '../../core/game/setup/entry.ts';
import type { GameView } from '../../core/game/view.ts';

export interface SentView extends Omit<GameView, 'cells' | 'deal'> {
  readonly cells: Int32Array;
  /** null: the one of the view before. */
  readonly deal: DealRecord | null;
}

/** The worker's end. Each view that it makes must be received, in their order. */
export class ViewSender {
  #sent: DealRecord | null = null;

  send({ deal, cells, ...view }: GameView): SentView {
    const isSent = deal === this.#sent;
    this.#sent = deal;
    return { ...view, cells: Int32Array.from(cells), deal: isSent ? null : deal };
  }
}

/** The window's end. The deal of one level is one object for as long as the level lasts. */
export class ViewReceiver {
  #received: DealRecord | null = null;

  receive({ deal, cells, ...view }: SentView): GameView {
    this.#received = deal ?? this.#received;
    if (this.#received === null) throw new Error('a view came before its deal');
    return { ...view, deal: this.#received, cells: Array.from(cells) };
  }
}
