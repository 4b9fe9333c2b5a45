import { memo } from 'react';
import { Layer, Shape, Stage } from 'react-konva/es/ReactKonvaCore';
import type { StageLayers } from './stage-layers.ts';

/**
 * Three layers, each a canvas: cells at rest, marks above them, and on top all that moves. Nothing here
 * changes after it is mounted, since each render of a stage reconciles its whole tree, and react-konva draws a frame late:
 * what is shown is painted from data and drawn by `layers`.
 *
 * Nothing listens: the pointer is read from the container (docs/decisions/0003-no-konva-events.md).
 */
export const BoardStage = memo(function BoardStage({ layers }: { readonly layers: StageLayers }) {
  return (
    <Stage ref={layers.holdStage} {...layers.firstSize} listening={false}>
      <Layer ref={layers.holdLayer.tiles} listening={false} clearBeforeDraw={false}>
        <Shape sceneFunc={layers.paint.tiles} listening={false} perfectDrawEnabled={false} />
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
