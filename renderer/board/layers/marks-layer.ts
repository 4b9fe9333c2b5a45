import type { StageLayers } from '../stage/stage-layers.ts';
import type { Marks } from './marks-painter.ts';
import { paintMarks } from './marks-painter.ts';
import type { Scene } from './scene.ts';

/** Selection, hover, focus and what a screen marks: drawn again when one of them changes. */
export class MarksLayer {
  private readonly stage: StageLayers;
  private marks: Marks;
  private scene: Scene | null = null;

  constructor(stage: StageLayers, kindAt: (cell: number) => number) {
    this.stage = stage;
    this.marks = { selected: null, hovered: null, focused: null, shown: [], kindAt };
    stage.setPainter('marks', (context) => {
      if (this.scene !== null) paintMarks(context, this.scene, this.marks);
    });
  }

  get focused(): number | null {
    return this.marks.focused;
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.draw();
  }

  update(change: Partial<Pick<Marks, 'selected' | 'hovered' | 'focused' | 'shown'>>): void {
    this.marks = { ...this.marks, ...change };
    this.draw();
  }

  /** Tiles under the marks are others now. */
  draw(): void {
    if (this.scene !== null) this.stage.draw('marks');
  }
}
