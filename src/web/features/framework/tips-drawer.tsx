/** Six pieces of advice, each as a before and an after. */
import { Drawer } from '#web/ui/drawer.tsx';
import type { Tips } from './tips.ts';

export function TipsDrawer({ title, lead, tips, onClose }: Tips & { title: string; onClose: () => void }) {
  return (
    <Drawer title={title} onlyText onClose={onClose}>
      <p className="fw-tips-lead">{lead}</p>
      <ul className="fw-tips">
        {tips.map(({ advice, before, after }) => (
          <li key={advice}>
            <p>{advice}</p>
            <s>{before}</s>
            <q>{after}</q>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
