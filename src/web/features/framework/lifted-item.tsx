/** The item under the pointer while it is dragged. */
import { DragOverlay } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';

export function LiftedItem({ text }: { text: string | undefined }) {
  return (
    <DragOverlay dropAnimation={null}>
      {text !== undefined && (
        <div className="fw-lifted">
          <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
          {text}
        </div>
      )}
    </DragOverlay>
  );
}
