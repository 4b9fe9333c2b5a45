import { Layer } from 'konva/lib/Layer.js';
import { Shape } from 'konva/lib/Shape.js';
import type { Marks } from './marks-painter.ts';
import { paintMarks } from './marks-painter.ts';
import type { Scene } from './scene.ts';

const NO_MARKS: Marks = { selected: null, hovered: null, focused: null, hint: null, kindAt: () => 0 };

/** Selection, hover, focus and hint: redrawn when one of them changes. */
export class MarksLayer {
  readonly layer = new Layer({ listening: false });
  private marks: Marks = NO_MARKS;
  private scene: Scene | null = null;

  constructor() {
    const sceneFunc = (context: { readonly _context: CanvasRenderingContext2D }) => {
      if (this.scene !== null) paintMarks(context._context, this.scene, this.marks);
    };
    this.layer.add(new Shape({ listening: false, sceneFunc }));
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.layer.draw();
  }

  update(change: Partial<Marks>): void {
    this.marks = { ...this.marks, ...change };
    if (this.scene !== null) this.layer.draw();
  }
}
