import { memo } from 'react';
// Shapes are registered by being imported; the whole of Konva is three times as large.
import 'konva/lib/shapes/Image.js';
import { Image, Layer, Shape, Stage } from 'react-konva/es/ReactKonvaCore';
import type { StageLayers } from './stage-layers.ts';

/**
 * Three layers, each a canvas: cells at rest as one bitmap, marks above them, and on top all that moves. Nothing here
 * changes after it is mounted, since each render of a stage reconciles its whole tree, and react-konva draws a frame late:
 * what is shown is painted from data and drawn by `layers`.
 *
 * Nothing listens: the pointer is read from the container (docs/decisions/0003-no-konva-events.md).
 */
export const BoardStage = memo(function BoardStage({ layers }: { readonly layers: StageLayers }) {
  return (
    <Stage ref={layers.holdStage} {...layers.firstSize} listening={false}>
      <Layer ref={layers.holdLayer.tiles} listening={false}>
        <Image ref={layers.holdImage} image={layers.bitmap} listening={false} />
      </Layer>
      <Layer ref={layers.holdLayer.marks} listening={false}>
        <Shape sceneFunc={layers.paint.marks} listening={false} perfectDrawEnabled={false} />
      </Layer>
      <Layer ref={layers.holdLayer.motion} listening={false}>
        <Shape sceneFunc={layers.paint.motion} listening={false} perfectDrawEnabled={false} />
      </Layer>
    </Stage>
  );
});
